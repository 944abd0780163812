/*
 * GTK 4.8 logs a critical on X if a popover opens at a place outside the display, as when a part
 * of its window is: it looks for the monitor at that place, and asks NULL for its size.
 *
 *   cc popover-outside-the-display.c $(pkg-config --cflags --libs gtk4)
 */

#include <gtk/gtk.h>

enum { WIDTH = 4000, HEIGHT = 3000 };

static void turn(int milliseconds)
{
    const gint64 end = g_get_monotonic_time() + milliseconds * 1000;
    while (g_get_monotonic_time() < end)
        g_main_context_iteration(NULL, FALSE);
}

int main(void)
{
    gtk_init();
    /* Larger than the display, like its content. */
    GtkWidget *window = gtk_window_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_size_request(box, WIDTH, HEIGHT);
    gtk_window_set_child(GTK_WINDOW(window), box);

    GtkWidget *popover = gtk_popover_new();
    gtk_popover_set_child(GTK_POPOVER(popover), gtk_label_new("Popover"));
    gtk_widget_set_parent(popover, box);
    const GdkRectangle place = { WIDTH - 10, HEIGHT - 10, 1, 1 };
    gtk_popover_set_pointing_to(GTK_POPOVER(popover), &place);

    gtk_window_present(GTK_WINDOW(window));
    turn(300);
    gtk_popover_popup(GTK_POPOVER(popover));
    turn(300);
    gtk_widget_unparent(popover);
    gtk_window_destroy(GTK_WINDOW(window));
    turn(100);
    return 0;
}
