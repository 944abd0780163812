/*
 * On X without a window manager, GTK 4.8 warns when a mouse button is pressed on the edge of a
 * window: it starts to resize the window itself, and counts the release of the button twice.
 *
 *   cc press-on-the-edge.c $(pkg-config --cflags --libs gtk4)
 */

#include <gtk/gtk.h>

static void turn(int milliseconds)
{
    const gint64 end = g_get_monotonic_time() + milliseconds * 1000;
    while (g_get_monotonic_time() < end)
        g_main_context_iteration(NULL, FALSE);
}

int main(void)
{
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
    gtk_window_set_default_size(GTK_WINDOW(window), 370, 640);
    gtk_window_present(GTK_WINDOW(window));
    turn(300);
    /* Without a window manager, the window is at the display's top left corner. */
    g_spawn_command_line_async("xdotool mousemove 2 300 sleep 0.1 mousedown 1 sleep 0.1 mouseup 1",
                               NULL);
    turn(1000);
    gtk_window_destroy(GTK_WINDOW(window));
    turn(100);
    return 0;
}
