// Papers, workbooks and archives. Only the press's thread loads the libraries that make them.

export { Press } from './press.ts';
export { Archive, fileName } from './archive.ts';
export { fontWidths, type FontWidths } from './font-widths.ts';
export { readFont, type FontName } from './fonts.ts';
export { lookAtFont, withFamily, type FontFault } from './own-font.ts';
export type {
  Cell,
  PaperLogo,
  PressFont,
  PressDocument,
  Sheet,
  Template,
  TemplateTag,
  TemplateValues,
  Workbook,
} from './messages.ts';
export type { TemplateLook } from './filled-template.ts';
export type { TemplateRefusal } from './template-safety.ts';
export { ZipFault, zipFaultOf, Zipped } from './zipped.ts';
export { PAPER_WORDS } from './paper-words.ts';
export { logoData, logoFile, printedTable, type TextColumn, type TextFormat, type TextTable } from './text-table.ts';
