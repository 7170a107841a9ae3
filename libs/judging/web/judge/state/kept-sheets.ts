// Sheets that this device has shown, kept for a start without connection.

import type { JudgeSheetView } from '@rampa/contract';
import { readJson } from '@rampa/platform/web/base';

export interface KeptSheet {
  state: JudgeSheetView;
  epoch: string;
  revision: number;
  at: number;
}

const PREFIX = 'rampa.sheet.';

export const sheetKeyOf = (programGuid: string, judgeGuid: string) => `${PREFIX}${programGuid}.${judgeGuid}`;

/** All of this judge, of whatever program. */
export function keptSheets(judgeGuid: string): JudgeSheetView[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    return [];
  }
  return keys
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(`.${judgeGuid}`))
    .map((key) => readJson<KeptSheet>(key)?.state)
    .filter((sheet) => sheet !== undefined);
}
