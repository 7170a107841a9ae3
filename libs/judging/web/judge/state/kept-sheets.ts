// Sheets that this device has shown, kept for a start without connection. They name children: they leave with the judge,
// after two weeks, and before a mark has no room.

import type { JudgeSheetView } from '@rampa/contract';
import { forgetJsonBefore, readJson, writeJson } from '@rampa/platform/web/base';

export interface KeptSheet {
  state: JudgeSheetView;
  epoch: string;
  revision: number;
  at: number;
}

const PREFIX = 'rampa.sheet.';

export const sheetKeyOf = (programGuid: string, judgeGuid: string) => `${PREFIX}${programGuid}.${judgeGuid}`;

export const SHEET_KEEP_MS = 14 * 24 * 3600 * 1000;

/** All of this judge, of whatever program. */
export function keptSheets(judgeGuid: string): JudgeSheetView[] {
  return sheetKeys()
    .filter((key) => key.endsWith(`.${judgeGuid}`))
    .map((key) => readJson<KeptSheet>(key)?.state)
    .filter((sheet) => sheet !== undefined);
}

/** The judge leaves. `isOwed`: marks still wait here; what is handed over must know its programs, and nobody's name. */
export function forgetSheets(judgeGuid: string, isOwed: boolean): void {
  for (const key of sheetKeys().filter((one) => one.endsWith(`.${judgeGuid}`))) {
    const kept = isOwed ? readJson<KeptSheet>(key) : null;
    writeJson(key, kept && { ...kept, state: withoutNames(kept.state) });
  }
}

export function forgetOldSheets(now: number): void {
  forgetJsonBefore(PREFIX, now - SHEET_KEEP_MS);
}

/** False when there is none. */
export function evictOldestSheet(): boolean {
  const [oldest] = sheetKeys()
    .map((key) => ({ key, at: readJson<KeptSheet>(key)?.at ?? 0 }))
    .sort((one, other) => one.at - other.at);
  if (!oldest) return false;
  writeJson(oldest.key, null);
  return !sheetKeys().includes(oldest.key);
}

function withoutNames(sheet: JudgeSheetView): JudgeSheetView {
  const nameless = { performer: '', collective: '', city: '', pieceTitle: '', group: '', comment: '' };
  return { ...sheet, items: sheet.items.map((item) => ({ ...item, ...nameless })) };
}

function sheetKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
