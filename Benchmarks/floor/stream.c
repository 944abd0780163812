/*
 * The photo stream's floor: a plain GTK 4 list of photos with a title and a name over each.
 *
 * It has no network, store, decoding, scrim, rounded corners or motion. The photos are
 * existing textures in the size at which GTK draws them, in the pixel format that GTK 4.8 draws fastest
 * with cairo.
 *
 *   stream
 */

#include "meter.h"

enum {
    PHOTO_WIDTH = 760,
    PHOTO_HEIGHT = 475,
    PHOTOS = 48,
    ROWS = 1000,
};

typedef struct {
    GtkWidget *photo;
    GtkWidget *title;
    GtkWidget *user;
} Cell;

static GdkTexture *photos[PHOTOS];

static GdkTexture *make_photo(int number)
{
    const gsize stride = PHOTO_WIDTH * 3;
    guchar *pixels = g_malloc(stride * PHOTO_HEIGHT);
    for (int y = 0; y < PHOTO_HEIGHT; y++) {
        for (int x = 0; x < PHOTO_WIDTH; x++) {
            guchar *pixel = pixels + y * stride + x * 3;
            pixel[0] = x * 255 / PHOTO_WIDTH;
            pixel[1] = y * 255 / PHOTO_HEIGHT;
            pixel[2] = number * 5;
        }
    }
    GBytes *bytes = g_bytes_new_take(pixels, stride * PHOTO_HEIGHT);
    GdkTexture *texture =
        gdk_memory_texture_new(PHOTO_WIDTH, PHOTO_HEIGHT, GDK_MEMORY_R8G8B8, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

static GtkWidget *make_label(GtkWidget *overlay, GtkAlign place)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_widget_set_valign(label, place);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), label);
    return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Cell *cell = g_new0(Cell, 1);
    GtkWidget *overlay = gtk_overlay_new();
    cell->photo = gtk_picture_new();
    gtk_widget_set_size_request(cell->photo, PHOTO_WIDTH, PHOTO_HEIGHT);
    gtk_overlay_set_child(GTK_OVERLAY(overlay), cell->photo);
    cell->title = make_label(overlay, GTK_ALIGN_START);
    cell->user = make_label(overlay, GTK_ALIGN_END);
    gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER);
    gtk_list_item_set_child(item, overlay);
    g_object_set_data_full(G_OBJECT(item), "cell", cell, g_free);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    Cell *cell = g_object_get_data(G_OBJECT(item), "cell");
    const guint row = gtk_list_item_get_position(item);
    char user[64];
    g_snprintf(user, sizeof user, "Олена Person %u", row % 20);
    gtk_label_set_text(
        GTK_LABEL(cell->title), gtk_string_object_get_string(gtk_list_item_get_item(item)));
    gtk_label_set_text(GTK_LABEL(cell->user), user);
    gtk_picture_set_paintable(GTK_PICTURE(cell->photo), GDK_PAINTABLE(photos[row % PHOTOS]));
    meter_has_content();
}

static GtkWidget *make_list(void)
{
    GtkStringList *titles = gtk_string_list_new(NULL);
    for (guint row = 0; row < ROWS; row++) {
        char title[64];
        g_snprintf(title, sizeof title, "Вечір над рікою %u, the last light", row);
        gtk_string_list_append(titles, title);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(titles));
    return gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
}

int main(void)
{
    gtk_init();
    for (int i = 0; i < PHOTOS; i++)
        photos[i] = make_photo(i);
    meter_fling(make_list(), "workload=stream part=fling");
    return 0;
}
