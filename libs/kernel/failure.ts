// Expected failures: one catalogue from code to HTTP status and Russian text, joined from the rooms' own (`failures/`).

import { CATALOGUE } from './failures/index.ts';

export type FailureCode = keyof typeof CATALOGUE;

/** Whether the catalogue has the code. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(CATALOGUE, value);
}

/** HTTP status of the code. */
export function failureStatus(code: FailureCode): number {
  return CATALOGUE[code].status;
}

/** The Russian text shown to people. */
export function failureText(code: FailureCode): string {
  return CATALOGUE[code].text;
}

export interface FailureDetail {
  /** Path of the wrong field, spelt as on the wire. */
  field?: string;
  /** A more exact Russian sentence than the catalogue's. */
  message?: string;
  customData?: { title?: string; [key: string]: unknown };
}

/** An expected refusal. The edge answers it in the envelope; people see no stack. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetail[];

  constructor(code: FailureCode, details: FailureDetail | FailureDetail[] = []) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = Array.isArray(details) ? details : [details];
  }

  get status(): number {
    return failureStatus(this.code);
  }
}

/** Refused for now; after `retryAfterS` seconds it may be tried again. */
export class TooMany extends Failure {
  readonly retryAfterS: number;

  constructor(retryAfterS: number, details: FailureDetail | FailureDetail[] = []) {
    super('tooMany', details);
    this.retryAfterS = retryAfterS;
  }
}
