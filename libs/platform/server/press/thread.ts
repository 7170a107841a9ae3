// The press's own thread: Typst with its fonts, parsed once for all that the thread prints; workbooks and documents. Erasable
// syntax only: Node runs this file as it is where nothing is bundled.

import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FONT_NAMES, readFont } from './fonts.ts';
import { writeDocument } from './document.ts';
import type { PressRequest, PressReply, Template } from './messages.ts';
import { writeWorkbook } from './workbook.ts';

/** What Typst remembers between papers; older than this many papers, it is forgotten. */
const REMEMBERED = 30;
const EVICT_EVERY = 50;

let compiler: NodeCompiler | null = null;
let workspace = '';
/** Drawings that Typst has been given, by their paths: a text itself, of bytes the path that names them. */
const shown = new Map<string, string>();
let printed = 0;

/** Typst reads nothing outside its workspace, and this one is no more: a thread that is killed leaves nothing behind. */
function opened(): NodeCompiler {
  if (compiler) return compiler;
  workspace = mkdtempSync(join(tmpdir(), 'rampa-press-'));
  rmdirSync(workspace);
  compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: FONT_NAMES.map(readFont) }] });
  return compiler;
}

/** They live in memory: there is no folder. */
function show(typst: NodeCompiler, { files = {} }: Template): void {
  for (const [path, drawing] of Object.entries(files)) {
    const sign = typeof drawing === 'string' ? drawing : path;
    if (shown.get(path) === sign) continue;
    typst.mapShadow(join(workspace, path), Buffer.from(drawing as string));
    shown.set(path, sign);
  }
}

function paper(template: Template, data: string): Uint8Array<ArrayBuffer> {
  const typst = opened();
  show(typst, template);
  const bytes = typst.pdf({ mainFileContent: template.source, inputs: { data } });
  if (++printed % EVICT_EVERY === 0) typst.evictCache(REMEMBERED);
  return new Uint8Array(bytes);
}

/** One page as SVG, its letters as outlines: whoever draws it needs no fonts. */
function drawing(template: Template, data: string): Uint8Array<ArrayBuffer> {
  const typst = opened();
  show(typst, template);
  return new TextEncoder().encode(typst.svg({ mainFileContent: template.source, inputs: { data } }));
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
      } else if (request.kind === 'drawing') {
        const made = drawing(request.template, request.data);
        moved.push(made.buffer);
        reply = { id: request.id, papers: [made] };
      } else {
        const made =
          request.kind === 'workbook' ? await writeWorkbook(request.workbook) : await writeDocument(request.document);
        moved.push(made.buffer);
        reply = { id: request.id, papers: [made] };
      }
    } catch (error) {
      reply = { id: request.id, failure: wordsOf(error) };
    }
    parentPort!.postMessage(reply, moved);
  })();
});
