// Reports each fault of a page to the server once, so that the operator learns of it without being told.

import { PageReportCrash } from '@rampa/contract';
import { ApiFailure } from '../api/api-failure.ts';
import { callApi } from '../api/call-api.ts';

const MOST = 5;
const told = new Set<string>();

function reportCrash(error: unknown): void {
  // The server knows its own refusals.
  if (error instanceof ApiFailure) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  if (told.has(message) || told.size >= MOST) return;
  told.add(message);
  const body = { page: location.pathname.slice(0, 300), message: message.slice(0, 500), stack: stack.slice(0, 4_000) };
  // Without a connection the report is dropped, because an old one is of no use.
  callApi(PageReportCrash, { body }).catch(() => undefined);
}

export function reportCrashes(): void {
  addEventListener('error', ({ error }) => {
    if (error) reportCrash(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}

/** Options of every React root: errors caught by a boundary are reported too. */
export const CRASH_REPORTS = { onCaughtError: (error: unknown): void => globalThis.reportError(error) };
