// Signals that ask a process to stop. Nest would also handle SIGSEGV and its like; a process that handles those hangs,
// whereas a crash is followed by a new start.

export const FAREWELLS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
