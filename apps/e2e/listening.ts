// What no page may do: ask another origin, violate its own content policy, log errors in the console.

import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { BASE } from './contest.ts';
import { HOSTILE_PATH } from './hostile.ts';

export interface Overheard {
  /** Faults since the last question. */
  take(): string[];
}

/** The browser reports a page that rightly says «not found» as a failed load. */
const MISSING = /^Failed to load resource: the server responded with a status of 404/;

/** `areMissing`: requested files may be missing. */
export function listenTo(page: Page, areMissing: () => boolean): Overheard {
  let heard: string[] = [];
  page.on('request', (request: Request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (pathname === HOSTILE_PATH) heard.push(`a name has become an element: ${page.url()}`);
    if (/^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== new URL(BASE).origin)
      heard.push(`another origin: ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(BASE).host) heard.push(`another origin: ${socket.url()}`);
  });
  // A violation of the content policy is a console error too.
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (areMissing() && MISSING.test(message.text())) return;
    // Journeys that are not about it load pages without the worker (playwright.config.ts).
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    heard.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('dialog', (dialog) => {
    // A form with unsaved input asks before it is left; the walk leaves.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    heard.push(`a name has run: ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return {
    take() {
      const taken = [...new Set(heard)];
      heard = [];
      return taken;
    },
  };
}
