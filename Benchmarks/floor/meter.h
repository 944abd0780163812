#pragma once

#include <gtk/gtk.h>

/*
 * Shows a list in a window of the size of the product's, flings through it, prints what the first
 * content and each frame cost, and returns when all frames are measured.
 *
 * `name` begins the line, such as "workload=fling rows=10000". The words are those of
 * `vitrine-dev bench`, so that scripts/bench can print the ratio.
 *
 * VITRINE_BENCH_T0: when the process was started, in nanoseconds since the epoch.
 */
void meter_fling(GtkWidget *list, const char *name);

/* Says that a row has content; before the first one nothing is measured. */
void meter_has_content(void);
