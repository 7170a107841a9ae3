// For the test harness: the same composition that main.ts starts.
export * from './app.ts';
export * from './rooms.ts';
