#pragma once
/* Set before adwaita.h, so that types deprecated after 1.2 don't cause warnings on newer
   systems. */
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <glib-unix.h>
#include <gmodule.h>
#include <sys/eventfd.h>

/* The main queue of libdispatch; the toolchain exports these but has no public header for them. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Null_unspecified);
