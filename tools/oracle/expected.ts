// What each screen must show at the moment of the tables: everything that its audience reads, except how the method of
// counting is worded.

import { expectedDisplay } from './expected-display.ts';
import { criterionOf, expectedProtocol, stateOf } from './expected-protocol.ts';
import { groupOf } from './naming.ts';
import { standingsOf } from './standings.ts';
import type { ItemRow, Tables } from './tables.ts';

/** By view and key, as the wire names them; the answer is what `compareScreen` takes as the truth. */
export function expectedScreen(tables: Tables, view: string, key: string): unknown {
  switch (view) {
    case 'display':
      return expectedDisplay(tables, key);
    case 'protocol':
      return expectedProtocol(tables, key);
    case 'judge-sheet': {
      const [program, judge] = key.split(':');
      return expectedSheet(tables, program!, judge!);
    }
    case 'program':
    case 'presenter':
      return expectedProgram(tables, key);
    default:
      throw new Error(`The oracle knows no view ${view}`);
  }
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function headOf(tables: Tables) {
  const { guid, title, time_zone } = tables.competition;
  return { competitionGuid: guid, competitionTitle: title, timeZone: time_zone };
}

function expectedSheet(tables: Tables, program: string, judge: string): unknown {
  const own = standingsOf(tables).filter(({ item, judges }) => item.program_guid === program && judges.includes(judge));
  const given = Map.groupBy(
    tables.marks.filter((mark) => mark.judge_guid === judge),
    ({ item_guid }) => item_guid,
  );
  const isHis = (row: { item_guid: string; judge_guid: string }, { guid }: ItemRow): boolean =>
    row.item_guid === guid && row.judge_guid === judge;
  return {
    ...headOf(tables),
    judgeGuid: judge,
    programGuid: program,
    programTitle: tables.programs.find(({ guid }) => guid === program)!.title,
    state: stateOf(tables, program),
    markAhead: tables.settings[0]?.mark_ahead ?? false,
    criteria: tables.criteria.filter((one) => own.some(({ criteria }) => criteria.includes(one))).map(criterionOf),
    items: own.map(({ item, judges, abstains }) => ({
      guid: item.guid,
      number: item.number,
      performer: item.performer,
      collective: item.collective,
      city: item.city,
      pieceTitle: item.piece_title,
      group: groupOf(tables, item),
      nominationGuid: item.nomination_guid,
      duration: item.duration_s,
      activity: item.activity,
      isWithdrawn: item.is_withdrawn,
      onStageAt: instant(item.on_stage_at),
      abstained: abstains[judges.indexOf(judge)],
      comment: tables.comments.find((row) => isHis(row, item))?.body ?? '',
      marks: Object.fromEntries(
        (given.get(item.guid) ?? []).map(({ criterion_guid, value, version }) => [criterion_guid, [value, version]]),
      ),
    })),
  };
}

function expectedProgram(tables: Tables, program: string): unknown {
  const { guid, title, tour, place, is_published, begins_at } = tables.programs.find((row) => row.guid === program)!;
  return {
    ...headOf(tables),
    guid,
    title,
    tour,
    place,
    isPublished: is_published,
    dateTimeBegin: instant(begins_at),
    protocolState: stateOf(tables, program),
    items: itemsOf(tables, program, begins_at),
  };
}

/** Between two performances; a pause lasts what it lasts. */
const GAP_S = 30;

function itemsOf(tables: Tables, program: string, begin: Date | null): unknown[] {
  let at = begin;
  return tables.items
    .filter((item) => item.program_guid === program)
    .map((item) => {
      const plannedAt = item.is_withdrawn ? null : instant(at);
      const takes = item.is_withdrawn ? 0 : item.duration_s + (item.kind === 'performance' ? GAP_S : 0);
      at = at && new Date(at.getTime() + takes * 1000);
      return { ...itemOf(tables, item), plannedAt };
    });
}

function itemOf(tables: Tables, item: ItemRow) {
  return {
    guid: item.guid,
    kind: item.kind,
    number: item.number,
    block: item.block,
    performer: item.performer,
    collective: item.collective,
    city: item.city,
    institution: item.institution,
    teachers: item.teachers,
    pieceTitle: item.piece_title,
    authors: item.authors,
    title: item.title,
    presenterText: item.presenter_text,
    note: item.note,
    duration: item.duration_s,
    peopleCount: item.people_count,
    nominationGuid: item.nomination_guid,
    nomination: tables.nominations.find(({ guid }) => guid === item.nomination_guid)?.title ?? '',
    group: groupOf(tables, item),
    groupValues: item.group_values,
    activity: item.activity,
    isWithdrawn: item.is_withdrawn,
    onStageAt: instant(item.on_stage_at),
    doneAt: instant(item.done_at),
  };
}
