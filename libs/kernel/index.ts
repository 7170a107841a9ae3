export * from './guid.ts';
export * from './vocabulary.ts';
export * from './failure.ts';
export * from './russian.ts';
export * from './instant.ts';
export * from './countries.ts';
export * from './color.ts';
export * from './upload.ts';
