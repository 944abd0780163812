/*
 * GTK 4.8 logs a critical if a window closes within half a second after the pointer has entered a
 * widget with a tooltip in one of its popovers: the tooltip's timer queries the pointer's position
 * in the popover's surface, which no longer exists.
 *
 *   cc tooltip-of-a-closed-window.c $(pkg-config --cflags --libs gtk4)
 */

#include <gtk/gtk.h>

enum { WIDTH = 2600, HEIGHT = 1500 };

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
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
    gtk_window_set_child(GTK_WINDOW(window), box);

    /* Large enough to be under the pointer, which rests in the middle of the display. */
    GtkWidget *button = gtk_button_new_with_label("Button");
    gtk_widget_set_size_request(button, WIDTH / 2, HEIGHT * 4 / 5);
    gtk_widget_set_tooltip_text(button, "Tooltip");
    GtkWidget *popover = gtk_popover_new();
    gtk_popover_set_child(GTK_POPOVER(popover), button);
    gtk_widget_set_parent(popover, box);
    const GdkRectangle place = { WIDTH / 2, HEIGHT / 15, 1, 1 };
    gtk_popover_set_pointing_to(GTK_POPOVER(popover), &place);

    gtk_window_present(GTK_WINDOW(window));
    turn(300);
    gtk_popover_popup(GTK_POPOVER(popover));
    turn(300);
    gtk_window_close(GTK_WINDOW(window));
    turn(700);
    return 0;
}
