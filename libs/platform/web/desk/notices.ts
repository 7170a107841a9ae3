// Notices of the portal: 5 s where people sign in and 10 s elsewhere, undo inside.

import { ApiFailure, notify } from '@rampa/platform/web/base';

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
  /** A newer notice of the same subject takes its place, its undo with it. */
  subject?: string;
}

function show(tone: 'ok' | 'danger', title: string, { detail, action, subject }: NoticeOptions): void {
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

/** The catalogue's text verbatim; further messages of the same answer below it. */
export function tellFailure(error: unknown, options: NoticeOptions = {}): void {
  const detail = error instanceof ApiFailure ? otherMessages(error) : undefined;
  show('danger', failureTextOf(error), { ...(detail ? { detail } : {}), ...options });
}

export function failureTextOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : 'Внутренняя ошибка страницы. Обновите её и повторите.';
}

function otherMessages(error: ApiFailure): string | undefined {
  const others = error.errors.slice(1, 4).map((item) => item.message);
  return others.length > 0 ? others.join(' ') : undefined;
}
