/*
 * The floor of the window: a GTK 4 list of cards that does nothing else.
 *
 * No network, no store, no decoding: the posters are textures that are ready, of the size at which
 * they are drawn. Prints what the first content and each frame of a fling cost, in the same words as
 * `vitrine bench fling`, so that scripts/bench can print the ratio.
 *
 *   fling ROWS
 *
 * VITRINE_BENCH_T0: when the process was started, in nanoseconds since the epoch.
 */

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum {
    POSTER_WIDTH = 92,
    POSTER_HEIGHT = 138,
    POSTERS = 64,
    WARM_UP_FRAMES = 30,
    FRAMES = 300,
    PIXELS_A_FRAME = 300,
};

/* A frame that comes later than this after the one before it has been missed. */
static const double FRAME_MS = 1000.0 / 60;
static const double LATE_MS = 18;

typedef struct {
    GtkWidget *poster;
    GtkWidget *title;
    GtkWidget *facts;
} Card;

static GdkTexture *posters[POSTERS];
static GtkAdjustment *position;
static GMainLoop *loop;

static gboolean has_rows;
static double first_content_ms;
static int warm_up;
static int frames;
static double frame_began;
static double previous_began;
static double work_ms[FRAMES];
static double interval_ms[FRAMES];

static double now_ms(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static GdkTexture *make_poster(int number)
{
    const gsize stride = POSTER_WIDTH * 3;
    guchar *pixels = g_malloc(stride * POSTER_HEIGHT);
    for (int y = 0; y < POSTER_HEIGHT; y++) {
        for (int x = 0; x < POSTER_WIDTH; x++) {
            guchar *pixel = pixels + y * stride + x * 3;
            pixel[0] = x * 255 / POSTER_WIDTH;
            pixel[1] = y * 255 / POSTER_HEIGHT;
            pixel[2] = number * 4;
        }
    }
    GBytes *bytes = g_bytes_new_take(pixels, stride * POSTER_HEIGHT);
    GdkTexture *texture =
        gdk_memory_texture_new(POSTER_WIDTH, POSTER_HEIGHT, GDK_MEMORY_R8G8B8, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

static GtkWidget *make_label(void)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_new0(Card, 1);
    card->poster = gtk_picture_new();
    gtk_widget_set_size_request(card->poster, POSTER_WIDTH, POSTER_HEIGHT);
    card->title = make_label();
    card->facts = make_label();

    GtkWidget *text = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_box_append(GTK_BOX(text), card->title);
    gtk_box_append(GTK_BOX(text), card->facts);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_box_append(GTK_BOX(row), card->poster);
    gtk_box_append(GTK_BOX(row), text);
    gtk_list_item_set_child(item, row);
    g_object_set_data_full(G_OBJECT(item), "card", card, g_free);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Card *card = g_object_get_data(G_OBJECT(item), "card");
    const guint row = gtk_list_item_get_position(item);
    char facts[64];
    g_snprintf(facts, sizeof facts, "%u · 7.%u · Drama", 1920 + row % 100, row % 10);
    gtk_label_set_text(
        GTK_LABEL(card->title),
        gtk_string_object_get_string(gtk_list_item_get_item(item)));
    gtk_label_set_text(GTK_LABEL(card->facts), facts);
    gtk_picture_set_paintable(
        GTK_PICTURE(card->poster), GDK_PAINTABLE(posters[row % POSTERS]));
    has_rows = TRUE;
}

static int ascending(const void *left, const void *right)
{
    const double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void report(guint rows)
{
    double hitch = 0, duration = 0;
    for (int i = 0; i < FRAMES; i++) {
        duration += interval_ms[i];
        if (interval_ms[i] > LATE_MS)
            hitch += interval_ms[i] - FRAME_MS;
    }
    qsort(work_ms, FRAMES, sizeof work_ms[0], ascending);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf(
        "bench workload=fling rows=%u first_content_ms=%.1f work_p50_ms=%.2f work_p95_ms=%.2f "
        "work_p99_ms=%.2f hitch_ms_per_s=%.1f peak_rss_kb=%ld\n",
        rows, first_content_ms, work_ms[FRAMES / 2], work_ms[FRAMES * 95 / 100],
        work_ms[FRAMES * 99 / 100], hitch / duration * 1e3, usage.ru_maxrss);
    fflush(stdout);
}

static void before_paint(GdkFrameClock *clock, gpointer data)
{
    frame_began = now_ms(CLOCK_MONOTONIC);
}

/* Work is everything between the clock's first and last phase: scrolling, binding, layout, paint. */
static void after_paint(GdkFrameClock *clock, gpointer rows)
{
    const double ended = now_ms(CLOCK_MONOTONIC);
    if (first_content_ms == 0 && has_rows) {
        const char *started = g_getenv("VITRINE_BENCH_T0");
        first_content_ms = started ? now_ms(CLOCK_REALTIME) - atof(started) / 1e6 : -1;
    }
    if (warm_up > WARM_UP_FRAMES && frames < FRAMES) {
        work_ms[frames] = ended - frame_began;
        interval_ms[frames] = frame_began - previous_began;
        frames++;
        if (frames == FRAMES) {
            report(GPOINTER_TO_UINT(rows));
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

static void realized(GtkWidget *window, gpointer rows)
{
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_paint), rows);
}

static GtkWidget *make_list(guint rows)
{
    GtkStringList *titles = gtk_string_list_new(NULL);
    for (guint row = 0; row < rows; row++) {
        char title[64];
        g_snprintf(title, sizeof title, "Тінь забутих предків %u, Amélie", row);
        gtk_string_list_append(titles, title);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(titles));
    return gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
}

int main(int count, char **arguments)
{
    const int rows = count > 1 ? atoi(arguments[1]) : 0;
    if (rows < 1000) {
        fputs("usage: fling ROWS (at least 1000)\n", stderr);
        return 2;
    }
    gtk_init();
    for (int i = 0; i < POSTERS; i++)
        posters[i] = make_poster(i);

    GtkWidget *list = make_list(rows);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));

    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 800);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    g_signal_connect(window, "realize", G_CALLBACK(realized), GUINT_TO_POINTER(rows));
    gtk_widget_add_tick_callback(list, scroll, NULL, NULL);

    loop = g_main_loop_new(NULL, FALSE);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
    return 0;
}
