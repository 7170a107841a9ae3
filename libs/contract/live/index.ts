export * from './messages.ts';
export * from './views.ts';
