// Fills a template in a word processor's format (DOCX). Tags stand in braces: {номер}; a row that repeats stands between
// {#строки} and {/строки}. The library is loaded with the first template.

import type Docx from 'docxtemplater';
import type { TemplateTag, TemplateValues } from './messages.ts';
import { TemplateFault, templateFiles, type TemplateRefusal } from './template-safety.ts';
import { forgetTimes } from './zip-times.ts';

/** Of one template; more is no paper any more. */
const MOST_TAGS = 2_000;

export type TemplateLook =
  | { refused: TemplateRefusal }
  /** A brace that is not closed, a row that does not end: where, in the words of the template. */
  | { unclosed: string }
  | { tags: TemplateTag[] };

interface Part {
  type: string;
  value: string;
  module?: string;
  subparsed?: Part[];
}

/** «Счёт» and «счет» are one tag. */
const plain = (tag: string) => tag.trim().toLowerCase().replaceAll('ё', 'е');

export async function lookAtTemplate(bytes: Uint8Array): Promise<TemplateLook> {
  try {
    // The library's types leave out what it has compiled.
    const template = (await opened(bytes)) as unknown as { compiled: Record<string, { postparsed: Part[] }> };
    const compiled = Object.values(template.compiled);
    const tags = compiled.flatMap(({ postparsed }) => tagsOf(postparsed));
    if (tags.length > MOST_TAGS) return { refused: 'tooLarge' };
    return { tags };
  } catch (error) {
    if (error instanceof TemplateFault) return { refused: error.why };
    const unclosed = tagOfFault(error);
    if (unclosed !== null) return { unclosed };
    return { refused: 'broken' };
  }
}

/** A tag without a value stays empty. */
export async function fillTemplate(bytes: Uint8Array, values: TemplateValues): Promise<Uint8Array<ArrayBuffer>> {
  const document = await opened(bytes);
  document.render(keyed(values));
  const zip = document.getZip() as { generate(options: object): Buffer };
  return new Uint8Array(forgetTimes(zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })));
}

async function opened(bytes: Uint8Array): Promise<Docx> {
  const files = templateFiles(Buffer.from(bytes));
  const [{ default: PizZip }, { default: Docxtemplater }] = await Promise.all([
    import('pizzip'),
    import('docxtemplater'),
  ]);
  const zip = new PizZip();
  for (const [name, content] of files) zip.file(name, content);
  return new Docxtemplater(zip, {
    ...{ errorLogging: false, paragraphLoop: true, linebreaks: true, nullGetter: () => '' },
    parser: (tag) => ({
      get: (scope: unknown) => {
        const key = plain(tag);
        return scope && typeof scope === 'object' && Object.hasOwn(scope, key)
          ? (scope as Record<string, unknown>)[key]
          : undefined;
      },
    }),
  });
}

function tagsOf(parts: readonly Part[]): TemplateTag[] {
  return parts
    .filter(({ type }) => type === 'placeholder')
    .map(({ value, module, subparsed }) => ({
      tag: plain(value),
      said: value.trim().slice(0, 100),
      rows: module === 'loop' ? tagsOf(subparsed ?? []) : null,
      isOdd: module !== undefined && module !== '' && module !== 'loop',
    }));
}

function keyed(values: TemplateValues): TemplateValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      plain(key),
      typeof value === 'string' ? value : (value.map(keyed) as typeof value),
    ]),
  );
}

interface Explained {
  properties?: { errors?: Explained[]; xtag?: unknown; context?: unknown; id?: string };
}

/** The tag that the library names in its first fault; null: the fault lies in the file, not in a tag. */
function tagOfFault(error: unknown): string | null {
  const { properties } = error as Explained;
  const [first] = properties?.errors ?? [error as Explained];
  const { xtag, context, id } = first?.properties ?? {};
  if (id === undefined || /^(file|zip|filetype)/.test(id)) return null;
  const said = [xtag, context].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof said === 'string' ? said.trim().slice(0, 60) : '';
}
