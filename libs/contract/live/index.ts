export * from './messages.ts';
export * from './states.ts';
export * from './views.ts';
