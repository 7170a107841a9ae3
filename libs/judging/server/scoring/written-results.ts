// Results as the lock wrote them, so that a closed protocol never shows newer values.

import type { PerformanceResult } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface WrittenResult {
  result: PerformanceResult;
  placeTo: number | null;
  award: { guid: Guid; title: string; color: string } | null;
}

interface Row {
  item: Guid;
  placeTo: number | null;
  awardGuid: Guid | null;
  awardTitle: string | null;
  awardColor: string | null;
  summary: Omit<PerformanceResult, 'derivation'>;
  derivation: PerformanceResult['derivation'];
}

export async function loadWritten(reader: Reader, items: readonly Guid[]): Promise<Map<Guid, WrittenResult>> {
  if (items.length === 0) return new Map();
  const rows = await reader.query<Row>(
    `select item_guid as item, place_to as "placeTo", award_setting_guid as "awardGuid", award_title as "awardTitle",
            award_color as "awardColor", summary, derivation
       from judging.result where item_guid = any ($1::uuid[])`,
    [items],
  );
  return new Map(
    rows.map(({ item, placeTo, awardGuid, awardTitle, awardColor, summary, derivation }) => [
      item,
      {
        result: { ...summary, derivation },
        placeTo,
        award: awardGuid ? { guid: awardGuid, title: awardTitle!, color: awardColor! } : null,
      },
    ]),
  );
}
