// The worked cases as they stand in the file beside.

import { readFileSync } from 'node:fs';
import type { SentFieldPrice } from '@rampa/contract';

interface WrongSetting {
  call: string;
  what: string;
  code: string;
  rows?: NonNullable<SentFieldPrice['retention']>;
  stages?: { title: string; due: string; percentBp: number }[];
  price?: Partial<SentFieldPrice>;
}

export function rehearsedFile(): { cases: unknown[]; invalid: WrongSetting[] } {
  return JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));
}
