#pragma once

/*
 * An SQLite VFS that tracks unsynced writes, so that a test can simulate a power cut.
 * https://www.sqlite.org/vfs.html
 *
 * Use it in a separate process: it becomes the default for all connections opened afterwards.
 */

/* Makes it the default VFS; returns 0 on success. */
int powercut_register(void);

/* Calls `written` after each write to a file; NULL ends it. */
void powercut_watch(void (*written)(void));

/*
 * Copies the databases of one folder to another, as a power cut at this moment would leave them.
 *
 * Seed 0 drops all unsynced writes. Any other seed decides for each unsynced write whether it is
 * kept, lost, or torn between sectors of 512 bytes. Returns 0 if all files were written.
 */
int powercut_cut(const char *from, const char *to, unsigned seed);
