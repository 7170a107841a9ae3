// One person's device: a browser with its own profile, which can be closed, killed and opened again.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { scratch } from '../../../run/services/scratch.mjs';
import type { Holder } from './tablet.ts';

export interface DeviceOptions {
  viewport?: { width: number; height: number };
  /** Runs in every page before the product. */
  init?: string;
}

const PREFIX = 'rampa-device-';
const PERSON = { locale: 'ru-RU', timezoneId: 'Europe/Moscow', hasTouch: true };
const VIEWPORT = { width: 1180, height: 820 };

function program() {
  return {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
  };
}

/** One browser for several people who share nothing. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(program());
}

/** A person in it, with one page. */
export async function personIn(browser: Browser, { viewport = VIEWPORT, init }: DeviceOptions = {}): Promise<Holder> {
  const context = await browser.newContext({ ...PERSON, viewport });
  context.setDefaultTimeout(30_000);
  if (init) await context.addInitScript(init);
  return { context, page: await context.newPage() };
}

export class Device {
  readonly folder: string;
  #options: DeviceOptions;
  #context: BrowserContext | null = null;
  #page: Page | null = null;

  private constructor(folder: string, options: DeviceOptions) {
    this.folder = folder;
    this.#options = options;
  }

  static async open(options: DeviceOptions = {}): Promise<Device> {
    const device = new Device(await scratch(PREFIX), options);
    await device.start();
    return device;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser is not running');
    return this.#context;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open');
    return this.#page;
  }

  async start(): Promise<void> {
    const { viewport = VIEWPORT, init } = this.#options;
    const profile = join(this.folder, 'profile');
    this.#context = await chromium.launchPersistentContext(profile, { ...program(), ...PERSON, viewport });
    this.#context.setDefaultTimeout(30_000);
    if (init) await this.#context.addInitScript(init);
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  /** Closes the tab at once, as a person does; the browser goes on. */
  async closeTab(): Promise<void> {
    const { page } = this;
    this.#page = await this.context.newPage();
    await page.close({ runBeforeUnload: false });
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
    this.#page = null;
  }

  /** Sends SIGKILL to the browser; where its id is unknown, closes it. */
  async kill(): Promise<void> {
    const pid = this.#pid();
    if (pid === null) return this.close();
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    process.kill(pid, 'SIGKILL');
    await closed;
    this.#context = null;
    this.#page = null;
  }

  /** Stops every process of the browser, as in a sleeping phone; `SIGCONT` wakes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.#family()) process.kill(pid, name);
  }

  async end(): Promise<void> {
    await this.close().catch(() => undefined);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #pid(): number | null {
    return this.#processes().find(({ command }) => !command.includes('--type='))?.pid ?? null;
  }

  #family(): number[] {
    const root = this.#pid();
    if (root === null) throw new Error('The system does not tell the processes of the browser');
    const parents = new Map(processes().map(({ pid, parent }) => [pid, parent]));
    const isOwn = (pid: number): boolean => pid === root || (pid > 1 && isOwn(parents.get(pid) ?? 0));
    return [...parents.keys()].filter(isOwn);
  }

  #processes() {
    return processes().filter(({ command }) => command.includes(`--user-data-dir=${this.folder}/`));
  }
}

function processes(): { pid: number; parent: number; command: string }[] {
  const of = (pid: number) => {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
      return [{ pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }];
    } catch {
      return []; // it has ended meanwhile, or the system has no /proc
    }
  };
  const pids = readdirIfAny('/proc').map(Number).filter(Number.isInteger);
  return pids.flatMap(of);
}

function readdirIfAny(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
