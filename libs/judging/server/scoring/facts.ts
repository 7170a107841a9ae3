// Marks, abstentions, adjustments and the jury's decisions of performances. One statement for any number of them.

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
  judges: Guid[] | null;
  criteria: Guid[] | null;
  /** By performance: «judge criterion value,judge criterion value,…», the first two as indexes. */
  marks: Record<Guid, string> | null;
  abstentions: [Guid, Guid][] | null;
  adjustments: [Guid, AdjustmentKind, number, string, Guid | null][] | null;
  manual: [Guid, Guid][] | null;
  decisions: [Guid[], string][] | null;
}

// A mark as three guids costs more to send and parse than the whole count; three small numbers cost little.
const SQL = `
  with judges as materialized (
    select guid, row_number() over (order by guid) - 1 as n from jury.v_judge where competition_guid = $2
  ), criteria as materialized (
    select guid, row_number() over (order by guid) - 1 as n from jury.v_criterion where competition_guid = $2
  ), marks as (
    select m.item_guid, string_agg(j.n || ' ' || c.n || ' ' || m.value, ',') as marks
      from judging.mark m
      join judges j on j.guid = m.judge_guid
      join criteria c on c.guid = m.criterion_guid
     where m.item_guid = any ($1::uuid[]) and m.value is not null
     group by m.item_guid
  )
  select
    (select json_agg(guid order by n) from judges) as judges,
    (select json_agg(guid order by n) from criteria) as criteria,
    (select json_object_agg(item_guid, marks) from marks) as marks,
    (select json_agg(json_build_array(item_guid, judge_guid))
       from judging.abstention where item_guid = any ($1::uuid[])) as abstentions,
    (select json_agg(json_build_array(item_guid, kind, amount, reason, criterion_guid) order by at, guid)
       from judging.adjustment where item_guid = any ($1::uuid[])) as adjustments,
    (select json_agg(json_build_array(item_guid, award_setting_guid))
       from judging.manual_award where item_guid = any ($1::uuid[])) as manual,
    (select json_agg(json_build_array(item_guids, reason) order by at, guid)
       from judging.chair_decision where competition_guid = $2 and item_guids && $1::uuid[]) as decisions`;

export async function loadFacts(reader: Reader, competition: Guid, items: readonly Guid[]): Promise<Facts> {
  if (items.length === 0) return noFacts();
  const [row] = await reader.query<Row>(SQL, [items, competition]);
  const { judges, criteria, marks, abstentions, adjustments, manual, decisions } = row!;
  const facts = noFacts();
  for (const [item, text] of Object.entries(marks ?? {})) {
    const list = text.split(',').map((mark): MarkInput => {
      const [judge, criterion, value] = mark.split(' ');
      return { judge: judges![Number(judge)]!, criterion: criteria![Number(criterion)]!, value: Number(value) };
    });
    facts.marks.set(item, list);
  }
  for (const [item, judge] of abstentions ?? []) add(facts.abstentions, item, judge);
  for (const [item, kind, amount, reason, criterion] of adjustments ?? []) {
    add(facts.adjustments, item, { kind, amount, reason, ...(criterion ? { criterion } : {}) });
  }
  for (const [item, rule] of manual ?? []) facts.manualTitles.set(item, { performance: item, rule });
  for (const [performances, reason] of decisions ?? []) facts.chairDecisions.push({ performances, reason });
  return facts;
}

function noFacts(): Facts {
  return {
    marks: new Map(),
    abstentions: new Map(),
    adjustments: new Map(),
    manualTitles: new Map(),
    chairDecisions: [],
  };
}

/** The facts of some performances alone. */
export function factsOf(facts: Facts, items: readonly Guid[]): Facts {
  const part = noFacts();
  for (const item of items) {
    for (const name of ['marks', 'abstentions', 'adjustments', 'manualTitles'] as const) {
      const value = facts[name].get(item);
      if (value !== undefined) part[name].set(item, value as never);
    }
  }
  const own = new Set(items);
  part.chairDecisions = facts.chairDecisions.filter(({ performances }) => performances.some((item) => own.has(item)));
  return part;
}

/** As a mark's event tells it; null takes the mark away. */
export function putMark(facts: Facts, item: Guid, { judge, criterion, value }: MarkInput): void {
  const others = (facts.marks.get(item) ?? []).filter((mark) => mark.judge !== judge || mark.criterion !== criterion);
  facts.marks.set(item, value === null ? others : [...others, { judge, criterion, value }]);
}

export function putAbstention(facts: Facts, item: Guid, judge: Guid, abstains: boolean): void {
  const others = (facts.abstentions.get(item) ?? []).filter((other) => other !== judge);
  facts.abstentions.set(item, abstains ? [...others, judge] : others);
}

function add<T>(lists: Map<Guid, T[]>, key: Guid, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
