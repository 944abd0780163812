#pragma once
#include <microhttpd.h>

// MHD_start_daemon receives its options as variadic arguments, so Swift can't call it.
// This starts one epoll thread that the library owns, and allows suspending connections. `socket`
// must be listening; MHD_stop_daemon closes it. Each callback receives `context`.
static inline struct MHD_Daemon *vitrine_mhd_start(
    MHD_socket socket,
    unsigned int connection_limit,
    unsigned int idle_seconds,
    MHD_AccessHandlerCallback access,
    void *(*target)(void *context, const char *uri, struct MHD_Connection *connection),
    MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connected,
    void *context)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, access, context,
        MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
        MHD_OPTION_URI_LOG_CALLBACK, target, context,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, connected, context,
        MHD_OPTION_END);
}

// MHD_get_connection_info is also variadic.
static inline MHD_socket vitrine_mhd_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : MHD_INVALID_SOCKET;
}
