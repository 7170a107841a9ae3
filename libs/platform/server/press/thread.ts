// The press's thread: Typst with its fonts, parsed once per thread; workbooks and documents. Erasable syntax only,
// because Node runs this file as it is where nothing is bundled.

import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_NAMES, readFont } from './fonts.ts';
import { writeDocument } from './document.ts';
import { fillTemplate, lookAtTemplate } from './filled-template.ts';
import type { PressFont, PressRequest, PressReply, Template } from './messages.ts';
import { writeWorkbook } from './workbook.ts';

/** Typst's cache keeps what the last so many papers have used. */
const REMEMBERED = 30;
const EVICT_EVERY = 50;

/** Compilers with fonts of somebody's beside the house's; the one that was used longest ago goes first. */
const MOST_WITH_FONTS = 3;

interface Opened {
  typst: NodeCompiler;
  workspace: string;
  /** Files given to Typst by path: a text itself; for bytes the path, which names their content. */
  shown: Map<string, string>;
}

const compilers = new Map<string, Opened>();
let printed = 0;

/**
 * A compiler with the template's fonts and files, which lie in memory. Typst reads nothing outside its workspace, which
 * does not exist, so a killed thread leaves nothing behind.
 */
function opened({ fonts = [], files = {} }: Template): NodeCompiler {
  const key = fonts.map(({ family }) => family).toSorted().join(); // prettier-ignore
  const one = compilers.get(key) ?? begun(fonts);
  compilers.delete(key);
  compilers.set(key, one);
  if (compilers.size > MOST_WITH_FONTS + 1) compilers.delete([...compilers.keys()].find((other) => other !== '')!);
  show(one, files);
  return one.typst;
}

function begun(fonts: readonly PressFont[]): Opened {
  const workspace = mkdtempSync(join(tmpdir(), 'rampa-press-'));
  rmdirSync(workspace);
  const fontBlobs = [...FONT_NAMES.map(readFont), ...fonts.map(({ bytes }) => Buffer.from(bytes))];
  return { typst: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] }), workspace, shown: new Map() };
}

function show({ typst, workspace, shown }: Opened, files: NonNullable<Template['files']>): void {
  for (const [path, drawing] of Object.entries(files)) {
    const sign = typeof drawing === 'string' ? drawing : path;
    if (shown.get(path) === sign) continue;
    typst.mapShadow(join(workspace, path), Buffer.from(drawing as string));
    shown.set(path, sign);
  }
}

function paper(template: Template, data: string): Uint8Array<ArrayBuffer> {
  const typst = opened(template);
  const bytes = typst.pdf({ mainFileContent: template.source, inputs: { data } });
  if (++printed % EVICT_EVERY === 0) typst.evictCache(REMEMBERED);
  return new Uint8Array(bytes);
}

/** One page as SVG, its letters as outlines: whoever draws it needs no fonts. */
function drawing(template: Template, data: string): Uint8Array<ArrayBuffer> {
  const typst = opened(template);
  return new TextEncoder().encode(typst.svg({ mainFileContent: template.source, inputs: { data } }));
}

/** One page as SVG whose size is exact: `svg` rounds it. */
function plate(template: Template, data: string): Uint8Array<ArrayBuffer> {
  const typst = opened(template);
  const drawn = typst.plainSvg({ mainFileContent: template.source, inputs: { data } });
  if (++printed % EVICT_EVERY === 0) typst.evictCache(REMEMBERED);
  return new TextEncoder().encode(drawn);
}

async function other(
  request: Exclude<PressRequest, { kind: 'papers' | 'plates' | 'drawing' }>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'workbook') return writeWorkbook(request.workbook);
  if (request.kind === 'document') return writeDocument(request.document);
  if (request.kind === 'filled') return fillTemplate(request.template, request.values);
  return new TextEncoder().encode(JSON.stringify(await lookAtTemplate(request.template)));
}

/** Typst's errors carry the diagnostics in a field of their own. */
function wordsOf(error: unknown): string {
  const { shortDiagnostics, code, stack } = error as { shortDiagnostics?: unknown; code?: unknown; stack?: string };
  return shortDiagnostics ? JSON.stringify(shortDiagnostics) : `${String(code ?? '')} ${stack ?? String(error)}`;
}

parentPort!.on('message', (request: PressRequest) => {
  void (async () => {
    let reply: PressReply;
    const moved: ArrayBuffer[] = [];
    try {
      if (request.kind === 'papers') {
        const papers = request.data.map((data) => paper(request.template, data));
        moved.push(...papers.map(({ buffer }) => buffer));
        reply = { id: request.id, papers };
      } else if (request.kind === 'plates') {
        const plates = request.data.map((data) => plate(request.template, data));
        moved.push(...plates.map(({ buffer }) => buffer));
        reply = { id: request.id, papers: plates };
      } else if (request.kind === 'drawing') {
        const made = drawing(request.template, request.data);
        moved.push(made.buffer);
        reply = { id: request.id, papers: [made] };
      } else {
        const made = await other(request);
        moved.push(made.buffer);
        reply = { id: request.id, papers: [made] };
      }
    } catch (error) {
      reply = { id: request.id, failure: wordsOf(error) };
    }
    parentPort!.postMessage(reply, moved);
  })();
});
