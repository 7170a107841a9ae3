export * from './wait.ts';
export * from './caller.ts';
export * from './databases.ts';
export * from './test-api.ts';
export * from './pdf-text.ts';
export * from './letters.ts';
export { entriesOf } from './zip-entries.ts';
export { S3Server } from './s3-server.ts';
