#include "VtWeb.h"

GtkWidget *vt_web_view_new(GType view, GType policies, gpointer session) {
  /* 0 is WEBKIT_AUTOPLAY_ALLOW, because the user has asked to play this video. */
  GObject *autoplay = g_object_new(policies, "autoplay", 0, NULL);
  GtkWidget *widget =
      g_object_new(view, "network-session", session, "website-policies", autoplay, NULL);
  g_object_unref(autoplay);
  g_object_unref(session);
  return widget;
}
