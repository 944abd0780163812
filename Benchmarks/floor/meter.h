#pragma once

#include <gtk/gtk.h>

/*
 * Shows a list in a window of Vitrine's size, flings through it, prints the first-content and frame
 * times, and returns after the last frame.
 *
 * The line begins with `name`, such as "workload=fling rows=10000", and has the format of
 * `vitrine-dev bench`, so that scripts/bench can print the ratio.
 *
 * VITRINE_BENCH_T0 is the process start time, in nanoseconds since the epoch.
 */
void meter_fling(GtkWidget *list, const char *name);

/* Reports that a row has content. Measurement starts with the first such row. */
void meter_has_content(void);
