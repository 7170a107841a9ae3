export * from './folded-title.ts';
export * from './order.ts';
export * from './paste.ts';
