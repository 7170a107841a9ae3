// Notices of the portal: 5 s on sign-in pages, 10 s elsewhere, with an undo inside.

import { createElement, type ReactNode } from 'react';
import { ApiFailure, notify, OFFLINE_TEXT } from '@rampa/platform/web/base';
import { SafeHtml } from './parts/SafeHtml.tsx';

export const SIGN_IN_NOTICE_MS = 5_000;
export const NOTICE_MS = 10_000;

let stays = NOTICE_MS;

/** The sign-in layout shortens the life of notices while it is shown. */
export function setNoticeLifetime(milliseconds: number): void {
  stays = milliseconds;
}

export interface NoticeOptions {
  detail?: string;
  action?: { label: string; run(): void };
  /** A newer notice of the same subject replaces it together with its undo. */
  subject?: string;
}

type Shown = Omit<NoticeOptions, 'detail'> & { detail?: ReactNode };

function show(tone: 'ok' | 'danger', title: ReactNode, { detail, action, subject }: Shown): void {
  notify({
    title,
    tone,
    stays,
    ...(detail ? { text: detail } : {}),
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
  });
}

export function tell(title: string, options: NoticeOptions = {}): void {
  show('ok', title, options);
}

export function tellRefusal(title: string, options: NoticeOptions = {}): void {
  show('danger', title, options);
}

const failureSubject = (words: readonly string[]): string => `failure: ${words.join(' ')}`;
const LOST = failureSubject([OFFLINE_TEXT]);
/** Own words of a page about a lost connection stand until then, ms. */
let ownWordsUntil = 0;

/**
 * The catalogue's text as it is; further messages of the same answer stand below it. A server's message may contain
 * html, which is sanitized. A title of the answer stands above the text.
 */
export function tellFailure(error: unknown, options: NoticeOptions = {}): void {
  const [title, ...details] = wordsOf(error);
  const detail = options.detail ?? (details.length > 0 ? safe(details.join(' ')) : undefined);
  // Ten reads that fail alike are told once: otherwise they would push out an undo.
  const subject = options.subject ?? failureSubject([title!, ...details]);
  // A page's own words of the lost connection still stand: these would take their place and say less.
  if (subject === LOST && Date.now() < ownWordsUntil) return;
  show('danger', safe(title!), { ...options, subject, ...(detail ? { detail } : {}) });
}

/** A page's own words of a lost connection take the place of the usual ones: both would say one thing twice. */
export function tellOffline(words: string): void {
  ownWordsUntil = Date.now() + stays;
  tellRefusal(words, { subject: LOST });
}

function safe(html: string): ReactNode {
  return createElement(SafeHtml, { html });
}

/** The title first, then what is said under it. */
export function wordsOf(error: unknown): string[] {
  const text = failureTextOf(error);
  if (!(error instanceof ApiFailure)) return [text];
  const own = error.errors[0]?.customData?.title;
  const others = error.errors.slice(1, 4).map((item) => item.message);
  return typeof own === 'string' && own !== '' ? [own, text, ...others] : [text, ...others];
}

export function failureTextOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : 'Что-то пошло не так. Обновите страницу и повторите.';
}
