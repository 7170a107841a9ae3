export type * from './model.ts';
export * from './draw.ts';
export * from './fields.ts';
export * from './fit-text.ts';
export * from './fonts.ts';
export * from './sheet.ts';
