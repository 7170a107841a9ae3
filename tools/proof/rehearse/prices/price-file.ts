// The form of a file of worked price cases. What it says is compared, so it is read as it stands.

import { readFileSync } from 'node:fs';
import type {
  AccountFacts,
  FinanceSettings,
  PlanStage,
  Price,
  PriceWindow,
  RetentionRow,
} from '../../../../libs/finance/domain/price/index.ts';

export interface PriceCase extends AccountFacts {
  id: string;
  title: string;
  event: FinanceSettings;
  asOf: string[];
  expect: { total: number; at: Record<string, unknown>[]; [key: string]: unknown };
}

export interface RefusedSetting {
  call: string;
  what: string;
  rows?: RetentionRow[];
  stages?: PlanStage[];
  price?: Partial<Price>;
  windows?: PriceWindow[];
  event?: Partial<FinanceSettings> & { endDate?: string };
  code: string;
}

export interface PriceFile {
  cases: PriceCase[];
  invalid: RefusedSetting[];
}

export function readPriceFile(path: string): PriceFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<PriceFile>;
  if (!Array.isArray(file.cases)) throw new Error(`В файле ${path} нет случаев (cases).`);
  return { cases: file.cases, invalid: file.invalid ?? [] };
}
