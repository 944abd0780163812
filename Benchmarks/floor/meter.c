#include "meter.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum {
    WARM_UP_FRAMES = 30,
    FRAMES = 300,
    PIXELS_A_FRAME = 300,
};

/* A frame counts as missed if it comes later than this after the previous one. */
static const double FRAME_MS = 1000.0 / 60;
static const double LATE_MS = 18;

static GtkAdjustment *position;
static GMainLoop *loop;

static gboolean has_content;
static double first_content_ms;
static int warm_up;
static int frames;
static double frame_began;
static double frame_began_on_processor;
static double previous_began;
static double work_ms[FRAMES];
static double cpu_ms[FRAMES];
static double interval_ms[FRAMES];

static double now_ms(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *left, const void *right)
{
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void report(const char *name)
{
    double hitch = 0, duration = 0;
    for (int i = 0; i < FRAMES; i++) {
        duration += interval_ms[i];
        if (interval_ms[i] > LATE_MS)
            hitch += interval_ms[i] - FRAME_MS;
    }
    qsort(work_ms, FRAMES, sizeof work_ms[0], ascending);
    qsort(cpu_ms, FRAMES, sizeof cpu_ms[0], ascending);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf(
        "bench %s first_content_ms=%.1f work_p50_ms=%.2f work_p95_ms=%.2f work_p99_ms=%.2f "
        "cpu_p50_ms=%.2f cpu_p95_ms=%.2f hitch_ms_per_s=%.1f peak_rss_kb=%ld\n",
        name, first_content_ms, work_ms[FRAMES / 2], work_ms[FRAMES * 95 / 100],
        work_ms[FRAMES * 99 / 100], cpu_ms[FRAMES / 2], cpu_ms[FRAMES * 95 / 100],
        hitch / duration * 1e3, usage.ru_maxrss);
    fflush(stdout);
}

static void before_paint(GdkFrameClock *clock, gpointer data)
{
    frame_began = now_ms(CLOCK_MONOTONIC);
    frame_began_on_processor = now_ms(CLOCK_THREAD_CPUTIME_ID);
}

/* Work is the time from the frame clock's first phase to its last: scrolling, binding, layout, paint. */
static void after_paint(GdkFrameClock *clock, gpointer name)
{
    const double ended = now_ms(CLOCK_MONOTONIC);
    if (first_content_ms == 0 && has_content) {
        const char *started = g_getenv("VITRINE_BENCH_T0");
        first_content_ms = started ? now_ms(CLOCK_REALTIME) - atof(started) / 1e6 : -1;
    }
    if (warm_up > WARM_UP_FRAMES && frames < FRAMES) {
        work_ms[frames] = ended - frame_began;
        cpu_ms[frames] = now_ms(CLOCK_THREAD_CPUTIME_ID) - frame_began_on_processor;
        interval_ms[frames] = frame_began - previous_began;
        frames++;
        if (frames == FRAMES) {
            report(name);
            g_main_loop_quit(loop);
        }
    }
    previous_began = frame_began;
}

static gboolean scroll(GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
    if (first_content_ms == 0)
        return G_SOURCE_CONTINUE;
    warm_up++;
    const double end =
        gtk_adjustment_get_upper(position) - gtk_adjustment_get_page_size(position);
    const double next = gtk_adjustment_get_value(position) + PIXELS_A_FRAME;
    gtk_adjustment_set_value(position, next > end ? 0 : next);
    return G_SOURCE_CONTINUE;
}

static void realized(GtkWidget *window, gpointer name)
{
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), name);
}

void meter_has_content(void)
{
    has_content = TRUE;
}

void meter_fling(GtkWidget *list, const char *name)
{
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));

    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 800);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    g_signal_connect(window, "realize", G_CALLBACK(realized), (gpointer)name);
    gtk_widget_add_tick_callback(list, scroll, NULL, NULL);

    loop = g_main_loop_new(NULL, FALSE);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
}
