// Prints papers and workbooks in threads of their own, so that calls and leases do not wait for it. Threads start with
// the first request and end after a while without one.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { TemplateLook } from './filled-template.ts';
import type { PressDocument, PressRequest, PressReply, Template, TemplateValues, Workbook } from './messages.ts';

/** Papers in one request: enough to be worth a message, few enough to show progress and to cancel soon. */
const BATCH = 8;
const IDLE_MS = 30_000;
const MOST_THREADS = 2;
/** A template that somebody sent ends its thread, not the process. */
const HEAP_MB = 1024;

type Given = PressRequest extends infer One ? (One extends PressRequest ? Omit<One, 'id'> : never) : never;

@Injectable()
export class Press implements OnApplicationShutdown {
  private readonly threads: Thread[] = [];

  /** One PDF for each of the data, in their order. Data are JSON: the template reads them as `sys.inputs.data`. */
  async papers(template: Template, data: readonly string[], threads = MOST_THREADS): Promise<Uint8Array[]> {
    const batches: string[][] = [];
    for (let from = 0; from < data.length; from += BATCH) batches.push(data.slice(from, from + BATCH));
    const printed: Uint8Array[][] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let own = next++; own < batches.length; own = next++) {
        printed[own] = await this.ask({ kind: 'papers', template, data: batches[own]! }, threads);
      }
    };
    await Promise.all(Array.from({ length: Math.min(threads, batches.length) }, work));
    return printed.flat();
  }

  /** One page as SVG. */
  async drawing(template: Template, data: string): Promise<Uint8Array> {
    const [made] = await this.ask({ kind: 'drawing', template, data }, 1);
    return made!;
  }

  /** One page each as an exact SVG of its size, without anything around it: the pictures of a designer. */
  plates(template: Template, data: readonly string[]): Promise<Uint8Array[]> {
    return data.length === 0 ? Promise.resolve([]) : this.ask({ kind: 'plates', template, data }, MOST_THREADS);
  }

  async workbook(workbook: Workbook): Promise<Uint8Array> {
    const [made] = await this.ask({ kind: 'workbook', workbook }, MOST_THREADS);
    return made!;
  }

  /** A word processor's file (DOCX). */
  async document(document: PressDocument): Promise<Uint8Array> {
    const [made] = await this.ask({ kind: 'document', document }, MOST_THREADS);
    return made!;
  }

  /** What tags a word processor's file has, or why it may be no template. The bytes are a stranger's. */
  async lookAtTemplate(template: Uint8Array): Promise<TemplateLook> {
    const [made] = await this.ask({ kind: 'look', template }, MOST_THREADS);
    return JSON.parse(new TextDecoder().decode(made)) as TemplateLook;
  }

  async filled(template: Uint8Array, values: TemplateValues): Promise<Uint8Array> {
    const [made] = await this.ask({ kind: 'filled', template, values }, MOST_THREADS);
    return made!;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.threads.splice(0).map((thread) => thread.end()));
  }

  /** To the thread with the least to do; another one is started while all are busy. */
  private ask(given: Given, most: number): Promise<Uint8Array[]> {
    const least = this.threads.toSorted((a, b) => a.waiting - b.waiting)[0];
    if (least && (least.waiting === 0 || this.threads.length >= Math.min(most, availableParallelism()))) {
      return least.ask(given);
    }
    keepTypst();
    const thread: Thread = new Thread(() => {
      const index = this.threads.indexOf(thread);
      if (index >= 0) this.threads.splice(index, 1);
    });
    this.threads.push(thread);
    return thread.ask(given);
  }
}

interface Waiting {
  resolve(papers: Uint8Array[]): void;
  reject(error: Error): void;
}

class Thread {
  private readonly worker = new Worker(threadFile(), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  private readonly asked = new Map<number, Waiting>();
  private next = 0;
  private idle: NodeJS.Timeout | null = null;

  constructor(private readonly onEnd: () => void) {
    this.worker.unref();
    this.worker.on('message', (reply: PressReply) => this.answered(reply));
    this.worker.on('error', (error) => this.ended(error as Error));
    this.worker.on('exit', (code) => this.ended(new Error(`The press has ended (${code})`)));
  }

  get waiting(): number {
    return this.asked.size;
  }

  ask(given: Given): Promise<Uint8Array[]> {
    if (this.idle) clearTimeout(this.idle);
    const id = this.next++;
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.worker.postMessage({ ...given, id });
    });
  }

  async end(): Promise<void> {
    if (this.idle) clearTimeout(this.idle);
    this.onEnd();
    await this.worker.terminate();
  }

  private answered(reply: PressReply): void {
    const waiting = this.asked.get(reply.id);
    this.asked.delete(reply.id);
    if ('papers' in reply) waiting?.resolve(reply.papers);
    else waiting?.reject(new Error(`The press refused: ${reply.failure}`));
    if (this.asked.size > 0) return;
    this.worker.unref();
    this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
  }

  private ended(error: Error): void {
    this.onEnd();
    for (const { reject } of this.asked.values()) reject(error);
    this.asked.clear();
  }
}

/**
 * Loaded here and never used. When the last thread with a Rust library ends, Node unloads the library, and the thread's
 * exit code then runs in unmapped memory: the process died half a minute after a workbook.
 */
function keepTypst(): void {
  createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler');
}

/** The built thread beside this bundle, otherwise its source. */
function threadFile(): URL {
  const places = ['./press-thread.js', '../press-thread.js', './thread.ts'].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('The press has no thread to run: press-thread.js is not in the build');
  return found;
}
