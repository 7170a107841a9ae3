export * from './ages.ts';
export * from './folded-title.ts';
export * from './order.ts';
export * from './paste.ts';
export * from './people-ages.ts';
