// Whether a word processor's file (DOCX) that somebody sent may be a template: nothing in it runs, reaches out or unfolds
// without an end. Its files come out of the archive here, counted; nobody unpacks it again.

import { Zipped, ZipFault } from './zipped.ts';

/** Why it may not. */
export type TemplateRefusal = 'notDocx' | 'broken' | 'tooLarge' | 'macros' | 'embedded' | 'external';

export class TemplateFault extends Error {
  readonly why: TemplateRefusal;

  constructor(why: TemplateRefusal) {
    super(`The template is refused: ${why}`);
    this.why = why;
  }
}

const MOST_FILES = 500;
const MOST_BYTES = 30 * 1024 * 1024;
const MOST_OF_TEXT = 6 * 1024 * 1024;
const MAIN = 'word/document.xml';

/** Throws TemplateFault. */
export function templateFiles(bytes: Buffer): Map<string, Buffer> {
  try {
    const archive = new Zipped(bytes, MOST_FILES);
    const { names } = archive;
    if (!names.includes(MAIN) || !names.includes('[Content_Types].xml')) throw new TemplateFault('notDocx');
    if (names.some((name) => /vbaProject|vbaData/i.test(name))) throw new TemplateFault('macros');
    if (names.some((name) => /\/(embeddings|activeX)\/|oleObject|afchunk/i.test(name)))
      throw new TemplateFault('embedded');
    const files = new Map<string, Buffer>();
    let left = MOST_BYTES;
    for (const name of names) {
      if (name.endsWith('/')) continue;
      if (name.startsWith('/') || name.split('/').includes('..')) throw new TemplateFault('broken');
      const isText = /\.(xml|rels)$/i.test(name);
      const out = archive.bytes(name, Math.min(left, isText ? MOST_OF_TEXT : MOST_BYTES));
      left -= out.length;
      if (isText) look(name, out.toString('utf8'));
      files.set(name, out);
    }
    return files;
  } catch (error) {
    if (error instanceof ZipFault) throw new TemplateFault(error.why === 'broken' ? 'notDocx' : 'tooLarge');
    throw error;
  }
}

function look(name: string, xml: string): void {
  // No word processor writes one; it is how a short text becomes an endless one.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new TemplateFault('broken');
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(xml)) throw new TemplateFault('macros');
  if (/altChunk\b/.test(xml)) throw new TemplateFault('embedded');
  if (/\.rels$/i.test(name)) {
    for (const [relation] of xml.matchAll(/<[\w:]*Relationship\b[^>]*>/g)) {
      // A sign that is written by its number hides what it says.
      const isOutside = /TargetMode\s*=\s*["'](?!Internal["'])/i.test(relation) || relation.includes('&#');
      if (isOutside && !/Type\s*=\s*["'][^"']*\/hyperlink["']/.test(relation)) throw new TemplateFault('external');
    }
  }
  // Fields that fetch a file or start a program when the document is opened.
  const fields = [
    ...Array.from(xml.matchAll(/<w:instrText\b[^>]*>([^<]*)</g), ([, text]) => text),
    ...Array.from(xml.matchAll(/<w:fldSimple\b[^>]*w:instr\s*=\s*["']([^"']*)/g), ([, text]) => ` ${text} `),
  ].join('');
  if (/\b(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK)\b/i.test(fields)) throw new TemplateFault('external');
}
