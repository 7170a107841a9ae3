// The live sheet, with the last one kept on this device for a start without connection.

import { useEffect, useState } from 'react';
import { sheetKey, type JudgeSheetView } from '@rampa/contract';
import { readJson, useLive, writeJson, type Live } from '@rampa/platform/web/base';
import { sheetKeyOf, type KeptSheet } from './kept-sheets.ts';

export interface Sheet {
  live: Live<JudgeSheetView>;
  sheet: JudgeSheetView | null;
  epoch: string | null;
  revision: number | null;
  /** Shown from the device's memory, or no longer followed live. */
  isOld: boolean;
}

export function useSheet(programGuid: string, judgeGuid: string): Sheet {
  const live = useLive('judge-sheet', sheetKey(programGuid, judgeGuid));
  const key = sheetKeyOf(programGuid, judgeGuid);
  const [kept] = useState(() => readJson<KeptSheet>(key));

  useEffect(() => {
    const { state, epoch, revision, at } = live;
    if (state !== null && epoch !== null && revision !== null)
      writeJson(key, { state, epoch, revision, at: at ?? Date.now() });
  }, [key, live]);

  const isKept = live.state === null && live.status !== 'ended';
  return {
    live,
    sheet: live.state ?? (isKept ? (kept?.state ?? null) : null),
    epoch: live.epoch ?? (isKept ? (kept?.epoch ?? null) : null),
    revision: live.revision ?? (isKept ? (kept?.revision ?? null) : null),
    isOld: live.status !== 'live',
  };
}
