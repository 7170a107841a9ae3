// What the organizer's columns say of each performance, for the rows of the running order. Without columns nothing is read.

import { useMemo } from 'react';
import {
  CompetitionProgramColumnGetByCompetitionProgram,
  CompetitionProgramGetProgramColumnsData,
} from '@rampa/contract';
import { useAccess, useRead } from '@rampa/platform/web/desk';

const NONE: ReadonlyMap<string, string> = new Map();

/** By the guid of the item: «Реквизит: стул; Микрофоны: два». */
export function useColumnTexts(competitionGuid: string, competitionProgramGuid: string, isAsked: boolean) {
  const query = { competitionProgramGuid };
  const access = useAccess(competitionGuid);
  const enabled = isAsked && access.sees('program');
  const columns = useRead(CompetitionProgramColumnGetByCompetitionProgram, { query }, { enabled });
  const hasColumns = (columns.data?.length ?? 0) > 0;
  const texts = useRead(CompetitionProgramGetProgramColumnsData, { query }, { enabled: enabled && hasColumns });
  return useMemo(() => {
    if (!hasColumns || !texts.data) return NONE;
    const { columns: shown, cells } = texts.data;
    return new Map(
      Object.entries(cells).map(([item, own]) => [
        item,
        shown.flatMap(({ title }, at) => (own[at] ? `${title}: ${own[at]}` : [])).join('; '),
      ]),
    );
  }, [hasColumns, texts.data]);
}
