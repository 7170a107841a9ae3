// Signals that ask a process to leave in good order. Not SIGSEGV and its like, which Nest would take as well: who answers
// them never dies, and hangs where a crash would be followed by a new start.

export const FAREWELLS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
