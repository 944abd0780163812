#pragma once

/*
 * A file system below SQLite that remembers what was not synced, so that a test can cut the power.
 * https://www.sqlite.org/vfs.html
 *
 * For a process of its own: it becomes the default of all connections that are opened afterwards.
 */

/* Makes it the default; 0 where it is. */
int powercut_register(void);

/*
 * Writes what a power cut at this moment leaves of the databases in one folder into another.
 *
 * With the seed 0 everything that was not synced is gone; with any other each write that was not is
 * there, gone, or torn between sectors of 512 bytes, as that seed has it. 0 where all was written.
 */
int powercut_cut(const char *from, const char *to, unsigned seed);
