// Logs crashes of pages in people's browsers. Anybody may report one, so only a few a minute are logged; all are
// counted.

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { BodyOf, PageReportCrash } from '@rampa/contract';
import { Metrics } from './metrics.ts';

const WRITTEN_IN_A_MINUTE = 20;
const MINUTE_MS = 60_000;

@Injectable()
export class PageCrashes implements OnModuleInit {
  private readonly logger = new Logger('page');
  private count = 0;
  private minute = 0;
  private written = 0;

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.counter('rampa_page_crashes_total', 'Pages that broke in a browser.', () => this.count);
  }

  /** `browser`: its own user agent. */
  add(crash: BodyOf<typeof PageReportCrash>, browser: string, now = Date.now()): void {
    this.count++;
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.written] = [minute, 0];
    if (this.written++ >= WRITTEN_IN_A_MINUTE) return;
    const { page, message, stack } = withoutPeople(crash);
    this.logger.error(`${page}: ${message}\n${stack}\n${oneLine(browser).slice(0, 200)}`);
  }
}

/** Removes Russian words (names) and long segments of an address (keys, guids), which must not be logged. */
export function withoutPeople({ page, message, stack }: BodyOf<typeof PageReportCrash>) {
  return {
    page: masked(oneLine(page.split(/[?#]/)[0]!)),
    message: masked(oneLine(message)),
    stack: masked(stack.replace(/[^\P{C}\n]/gu, ' ')),
  };
}

/** Removes line breaks, so that one report is one line of the log. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');

function masked(text: string): string {
  return text
    .replace(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\s.«»"’-]*/gu, '…')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .replace(/(?<=\/)[\w-]{20,}(?=[/\s:)]|$)/g, '…')
    .replace(/\d{7,}/g, '…');
}
