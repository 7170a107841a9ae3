export * from './accounts.ts';
export * from './competitions.ts';
export * from './program.ts';
export * from './public-program.ts';
export * from './judges.ts';
export * from './awards.ts';
export * from './voting.ts';
export * from './display.ts';
