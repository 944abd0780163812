#include "powercut.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECTOR = 512, LONGEST_PATH = 4096, KEPT = 0, GONE = 1, TORN = 2 };

/* A write or, without bytes, a truncation to `offset`. */
typedef struct Change {
    struct Change *next;
    sqlite3_int64 offset;
    int count;
    unsigned char *bytes;
} Change;

/* A file as a power cut would leave it, and the changes since its last sync. */
typedef struct Record {
    struct Record *next;
    char *path;
    unsigned char *bytes;
    sqlite3_int64 count;
    Change *first, **last;
} Record;

typedef struct {
    sqlite3_file base;
    Record *record; /* None for temporary files. */
    sqlite3_file *real;
} File;

static sqlite3_vfs *real_vfs;
static sqlite3_vfs our_vfs;
static Record *records;
static void (*watch)(void);

static sqlite3_mutex *lock(void)
{
    sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1);
    sqlite3_mutex_enter(mutex);
    return mutex;
}

static void *allocate(sqlite3_int64 count)
{
    void *memory = calloc(1, count > 0 ? (size_t)count : 1);
    if (memory == NULL)
        abort();
    return memory;
}

static void resize(Record *record, sqlite3_int64 count)
{
    if (count > record->count) {
        unsigned char *bytes = allocate(count);
        memcpy(bytes, record->bytes, (size_t)record->count);
        free(record->bytes);
        record->bytes = bytes;
    }
    record->count = count;
}

static void apply(Record *record, const Change *change, sqlite3_int64 from, int count)
{
    if (change->bytes == NULL)
        return resize(record, change->offset);
    if (record->count < change->offset + from + count)
        resize(record, change->offset + from + count);
    memcpy(record->bytes + change->offset + from, change->bytes + from, (size_t)count);
}

static void forget(Record *record)
{
    while (record->first != NULL) {
        Change *change = record->first;
        record->first = change->next;
        free(change->bytes);
        free(change);
    }
    record->last = &record->first;
}

static Record *known(const char *path)
{
    for (Record *record = records; record != NULL; record = record->next)
        if (strcmp(record->path, path) == 0)
            return record;
    return NULL;
}

/* Data on the disk before the first access counts as synced. */
static Record *record_of(const char *path)
{
    Record *record = known(path);
    if (record != NULL)
        return record;
    record = allocate(sizeof *record);
    record->path = strdup(path);
    record->bytes = allocate(0);
    record->last = &record->first;
    record->next = records;
    records = record;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return record;
    fseek(file, 0, SEEK_END);
    resize(record, ftell(file));
    rewind(file);
    if (fread(record->bytes, 1, (size_t)record->count, file) != (size_t)record->count)
        abort();
    fclose(file);
    return record;
}

static void note(Record *record, sqlite3_int64 offset, const void *bytes, int count)
{
    if (record == NULL)
        return;
    sqlite3_mutex *mutex = lock();
    Change *change = allocate(sizeof *change);
    change->offset = offset;
    change->count = count;
    if (bytes != NULL) {
        change->bytes = allocate(count);
        memcpy(change->bytes, bytes, (size_t)count);
    }
    *record->last = change;
    record->last = &change->next;
    sqlite3_mutex_leave(mutex);
}

/* --- what SQLite calls -------------------------------------------------------------------------- */

#define REAL(file) (((File *)(file))->real)

static int file_close(sqlite3_file *file) { return REAL(file)->pMethods->xClose(REAL(file)); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset)
{
    return REAL(file)->pMethods->xRead(REAL(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
{
    const int code = REAL(file)->pMethods->xWrite(REAL(file), bytes, count, offset);
    if (code == SQLITE_OK)
        note(((File *)file)->record, offset, bytes, count);
    if (watch != NULL)
        watch();
    return code;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 count)
{
    const int code = REAL(file)->pMethods->xTruncate(REAL(file), count);
    if (code == SQLITE_OK)
        note(((File *)file)->record, count, NULL, 0);
    return code;
}

static int file_sync(sqlite3_file *file, int flags)
{
    Record *record = ((File *)file)->record;
    const int code = REAL(file)->pMethods->xSync(REAL(file), flags);
    if (code != SQLITE_OK || record == NULL)
        return code;
    sqlite3_mutex *mutex = lock();
    for (const Change *change = record->first; change != NULL; change = change->next)
        apply(record, change, 0, change->count);
    forget(record);
    sqlite3_mutex_leave(mutex);
    return code;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *count)
{
    return REAL(file)->pMethods->xFileSize(REAL(file), count);
}

static int file_lock(sqlite3_file *file, int level)
{
    return REAL(file)->pMethods->xLock(REAL(file), level);
}

static int file_unlock(sqlite3_file *file, int level)
{
    return REAL(file)->pMethods->xUnlock(REAL(file), level);
}

static int file_check_lock(sqlite3_file *file, int *result)
{
    return REAL(file)->pMethods->xCheckReservedLock(REAL(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument)
{
    return REAL(file)->pMethods->xFileControl(REAL(file), operation, argument);
}

static int file_sector(sqlite3_file *file) { return REAL(file)->pMethods->xSectorSize(REAL(file)); }

static int file_device(sqlite3_file *file)
{
    return REAL(file)->pMethods->xDeviceCharacteristics(REAL(file));
}

static int file_shm_map(sqlite3_file *file, int region, int size, int extend, void volatile **at)
{
    return REAL(file)->pMethods->xShmMap(REAL(file), region, size, extend, at);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return REAL(file)->pMethods->xShmLock(REAL(file), offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }

static int file_shm_unmap(sqlite3_file *file, int deletes)
{
    return REAL(file)->pMethods->xShmUnmap(REAL(file), deletes);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_device,
    .xShmMap = file_shm_map,
    .xShmLock = file_shm_lock,
    .xShmBarrier = file_shm_barrier,
    .xShmUnmap = file_shm_unmap,
};

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *opened, int flags, int *out)
{
    (void)vfs;
    File *file = (File *)opened;
    file->real = (sqlite3_file *)(file + 1);
    file->record = NULL;
    file->base.pMethods = NULL;
    const int lasting = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    if (path != NULL && (flags & lasting) != 0) {
        sqlite3_mutex *mutex = lock();
        file->record = record_of(path);
        sqlite3_mutex_leave(mutex);
    }
    const int code = real_vfs->xOpen(real_vfs, path, file->real, flags, out);
    if (file->real->pMethods != NULL)
        file->base.pMethods = &methods;
    return code;
}

/* Deletes a file, and discards its unsynced changes. */
static int vfs_delete(sqlite3_vfs *vfs, const char *path, int syncs)
{
    (void)vfs;
    const int code = real_vfs->xDelete(real_vfs, path, syncs);
    sqlite3_mutex *mutex = lock();
    Record *record = known(path);
    if (record != NULL) {
        forget(record);
        record->count = 0;
    }
    sqlite3_mutex_leave(mutex);
    return code;
}

void powercut_watch(void (*written)(void)) { watch = written; }

int powercut_register(void)
{
    real_vfs = sqlite3_vfs_find(NULL);
    if (real_vfs == NULL)
        return SQLITE_ERROR;
    our_vfs = *real_vfs;
    our_vfs.pNext = NULL;
    our_vfs.zName = "powercut";
    our_vfs.szOsFile = (int)sizeof(File) + real_vfs->szOsFile;
    our_vfs.xOpen = vfs_open;
    our_vfs.xDelete = vfs_delete;
    return sqlite3_vfs_register(&our_vfs, 1);
}

/* --- the cut ------------------------------------------------------------------------------------ */

static unsigned next_random(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 16;
}

static void survive(Record *left, const Change *change, unsigned *seed)
{
    if (*seed == 0)
        return;
    const unsigned fate = next_random(seed) % 3;
    if (fate == GONE)
        return;
    if (fate == KEPT || change->bytes == NULL)
        return apply(left, change, 0, change->count);
    for (int from = 0; from < change->count; from += SECTOR) {
        const int rest = change->count - from;
        if (next_random(seed) % 2 == 0)
            apply(left, change, from, rest < SECTOR ? rest : SECTOR);
    }
}

static int leave(const Record *record, const char *folder, unsigned *seed)
{
    Record left = { .path = record->path, .bytes = allocate(record->count), .count = record->count };
    memcpy(left.bytes, record->bytes, (size_t)record->count);
    for (const Change *change = record->first; change != NULL; change = change->next)
        survive(&left, change, seed);
    const char *slash = strrchr(record->path, '/');
    char path[LONGEST_PATH];
    snprintf(path, sizeof path, "%s/%s", folder, slash == NULL ? record->path : slash + 1);
    int failed = 0;
    if (left.count > 0) {
        FILE *file = fopen(path, "wb");
        if (file == NULL)
            failed = 1;
        else {
            failed = fwrite(left.bytes, 1, (size_t)left.count, file) != (size_t)left.count;
            failed |= fclose(file) != 0;
        }
    }
    free(left.bytes);
    return failed;
}

int powercut_cut(const char *from, const char *to, unsigned seed)
{
    sqlite3_mutex *mutex = lock();
    const size_t length = strlen(from);
    int failed = 0;
    for (const Record *record = records; record != NULL; record = record->next)
        if (strncmp(record->path, from, length) == 0 && record->path[length] == '/')
            failed |= leave(record, to, &seed);
    sqlite3_mutex_leave(mutex);
    return failed;
}
