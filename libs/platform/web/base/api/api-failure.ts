// A call that did not succeed, in the words the person should read.

import type { ErrorItem } from '@rampa/contract';

/**
 * `code` is the catalogue's code from the server, or one of ours:
 * `offline` — no answer at all; `foreignAnswer` — somebody else answered (a captive portal, a proxy's page).
 */
export class ApiFailure extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ErrorItem[];

  constructor(status: number, code: string, message: string, errors: readonly ErrorItem[] = []) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The session is over or was never there. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }

  /** Repeating the same call later may succeed. */
  get isPassing(): boolean {
    return this.code === 'offline' || this.code === 'foreignAnswer' || this.status >= 500 || this.status === 429;
  }

  /** The message that belongs to one field of a form, if any. */
  messageOf(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

export const OFFLINE_TEXT = 'Нет связи с сервером. Проверьте интернет и повторите.';
export const LATE_TEXT = 'Сервер долго не отвечает. Повторите чуть позже.';
export const FOREIGN_TEXT =
  'Ответил не сервер «Рампы». Возможно, сеть Wi\u2011Fi ждёт, что вы в неё войдёте: откройте её страницу входа.';
export const UNAVAILABLE_TEXT = 'Сервер запускается или временно не отвечает. Попробуйте через несколько секунд.';
/** The catalogue's word; said here too because a proxy in front of us may be the one who refuses. */
export const TOO_LARGE_TEXT = 'Размер загружаемого файла превышает допустимые 80мб.';
export const DOWNLOAD_TEXT = 'Ошибка загрузки файла';
