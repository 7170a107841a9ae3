// Signals that ask a process to leave in good order. Nest would also take SIGSEGV and its like; a process that handles
// those does not die but hangs, where a crash would be followed by a new start.

export const FAREWELLS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
