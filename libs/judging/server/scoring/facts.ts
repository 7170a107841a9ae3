// What was given to performances: marks, abstentions, adjustments, decisions of the jury. One statement for any number.

import type { AdjustmentInput, ChairDecision, ManualTitle, MarkInput } from '@rampa/judging/domain';
import type { AdjustmentKind, Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Facts {
  marks: Map<Guid, MarkInput[]>;
  abstentions: Map<Guid, Guid[]>;
  adjustments: Map<Guid, AdjustmentInput[]>;
  manualTitles: Map<Guid, ManualTitle>;
  chairDecisions: ChairDecision[];
}

interface Row {
  marks: [Guid, Guid, Guid, number][] | null;
  abstentions: [Guid, Guid][] | null;
  adjustments: [Guid, AdjustmentKind, number, string][] | null;
  manual: [Guid, Guid][] | null;
  decisions: [Guid[], string][] | null;
}

const SQL = `select
  (select json_agg(json_build_array(item_guid, judge_guid, criterion_guid, value))
     from judging.mark where item_guid = any ($1::uuid[]) and value is not null) as marks,
  (select json_agg(json_build_array(item_guid, judge_guid))
     from judging.abstention where item_guid = any ($1::uuid[])) as abstentions,
  (select json_agg(json_build_array(item_guid, kind, amount, reason) order by at, guid)
     from judging.adjustment where item_guid = any ($1::uuid[])) as adjustments,
  (select json_agg(json_build_array(item_guid, award_setting_guid))
     from judging.manual_award where item_guid = any ($1::uuid[])) as manual,
  (select json_agg(json_build_array(item_guids, reason) order by at, guid)
     from judging.chair_decision where competition_guid = $2 and item_guids && $1::uuid[]) as decisions`;

export async function loadFacts(reader: Reader, competition: Guid, items: readonly Guid[]): Promise<Facts> {
  const [row] = items.length === 0 ? [EMPTY] : await reader.query<Row>(SQL, [items, competition]);
  const facts: Facts = {
    marks: new Map(),
    abstentions: new Map(),
    adjustments: new Map(),
    manualTitles: new Map(),
    chairDecisions: (row!.decisions ?? []).map(([performances, reason]) => ({ performances, reason })),
  };
  for (const [item, judge, criterion, value] of row!.marks ?? []) add(facts.marks, item, { judge, criterion, value });
  for (const [item, judge] of row!.abstentions ?? []) add(facts.abstentions, item, judge);
  for (const [item, kind, amount, reason] of row!.adjustments ?? []) {
    add(facts.adjustments, item, { kind, amount, reason });
  }
  for (const [item, rule] of row!.manual ?? []) facts.manualTitles.set(item, { performance: item, rule });
  return facts;
}

const EMPTY: Row = { marks: null, abstentions: null, adjustments: null, manual: null, decisions: null };

function add<T>(lists: Map<Guid, T[]>, key: Guid, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
