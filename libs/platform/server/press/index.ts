// Papers, workbooks and archives. The libraries that make them are loaded by the press's thread alone.

export { Press } from './press.ts';
export { Archive, fileName } from './archive.ts';
export { fontWidths, type FontWidths } from './font-widths.ts';
export { readFont, type FontName } from './fonts.ts';
export type { Cell, PressDocument, Sheet, Template, Workbook } from './messages.ts';
export { PAPER_WORDS } from './paper-words.ts';
