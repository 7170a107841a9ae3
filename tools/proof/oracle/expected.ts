// What each screen must show at the moment of the tables: everything that its audience reads, except the wording of the
// method.

import { awardingOf } from './expected-awarding.ts';
import { expectedDisplay } from './expected-display.ts';
import { CLOSED, criterionOf, expectedProtocol, stateOf } from './expected-protocol.ts';
import { timesOf } from './expected-times.ts';
import { groupOf, valuesInOrder } from './naming.ts';
import type { Standing } from './standing.ts';
import { standingsOf } from './standings.ts';
import type { ItemRow, Tables } from './rows.ts';

/**
 * By view and key, as on the wire; `compareScreen` takes the answer as the truth. `displays`, `jobs` and
 * `public-program` have no oracle, because no drill watches them.
 */
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
      return expectedProgram(tables, key);
    case 'presenter':
      return expectedBooth(tables, key);
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
    seesOthers: (tables.settings[0]?.seeing_others ?? 'none') !== 'none' && CLOSED.has(stateOf(tables, program)),
    criteria: tables.criteria.filter((one) => own.some(({ criteria }) => criteria.includes(one))).map(criterionOf),
    totals: totalsOf(own),
    prizes: tables.judgesPrizes
      .filter(({ judge_guid }) => judge_guid === judge)
      .map(({ guid, title, description, copies, items }) => ({
        ...{ guid, title, description },
        limit: copies,
        itemGuids: items,
      })),
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
      isShown: tables.shown.some(({ item_guid }) => item_guid === item.guid),
      marks: Object.fromEntries(
        (given.get(item.guid) ?? []).map(({ criterion_guid, value, version }) => [criterion_guid, [value, version]]),
      ),
    })),
  };
}

/** How his marks make his own total; each nomination of the sheet once. */
function totalsOf(own: readonly Standing[]): unknown[] {
  const firsts = new Map(own.toReversed().map((one) => [one.item.nomination_guid, one]));
  return own
    .filter((one) => firsts.get(one.item.nomination_guid) === one)
    .map(({ item, scheme }) => ({
      nominationGuid: item.nomination_guid,
      perJudge: scheme.perJudge,
      missing: scheme.missing,
      // Skating has no judges' totals to round.
      rounding: scheme.method.kind === 'figureSkating' ? null : (scheme.rounding.judge ?? null),
      decimals: scheme.rounding.total,
    }));
}

function expectedProgram(tables: Tables, key: string) {
  const program = tables.programs.find(({ guid }) => guid === key)!;
  const items = tables.items.filter((item) => item.program_guid === key);
  const times = timesOf(program, items);
  const at = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
  return {
    ...headOf(tables),
    guid: key,
    title: program.title,
    tour: program.tour,
    place: program.place,
    nominationGuids: program.nominations,
    isPublished: program.is_published,
    dateTimeBegin: instant(program.begins_at),
    gap: program.gap_s,
    replannedAt: instant(program.replanned_at),
    isFullNames: program.is_full_names,
    fullNamesSaid: program.full_names_at && {
      by: program.full_names_by ?? '',
      at: program.full_names_at.toISOString(),
    },
    isAwardOrderOpen: program.is_award_order_open,
    prizesAt: program.prizes_at,
    protocolState: stateOf(tables, key),
    groupValues: tables.groupFields.flatMap((field) =>
      valuesInOrder(tables, field.guid).map(({ guid, field_guid, title }) => ({ guid, fieldGuid: field_guid, title })),
    ),
    lastStep: lastStepOf(tables, items, key),
    steps: stepsOf(tables, key),
    items: items.map((item, i) => ({
      ...itemOf(tables, item),
      plannedAt: at(times[i]!.plannedAt),
      forecastAt: at(times[i]!.forecastAt),
    })),
  };
}

/** Only while the item is in the state that the step has left. */
function lastStepOf(tables: Tables, items: readonly ItemRow[], program: string): unknown {
  const step = tables.steps.findLast(({ program_guid }) => program_guid === program);
  const item = items.find(({ guid }) => guid === step?.item_guid);
  if (!step || step.is_settled || !item || item.is_withdrawn || item.activity !== step.activity) return null;
  return { guid: step.guid, itemGuid: item.guid, activity: step.activity, previous: step.previous };
}

/** The four that the desk shows, the newest first. */
function stepsOf(tables: Tables, program: string): unknown[] {
  const own = tables.steps.filter(({ program_guid }) => program_guid === program);
  return own
    .slice(-4)
    .toReversed()
    .map((step) => ({
      ...{ guid: step.guid, itemGuid: step.item_guid, activity: step.activity, previous: step.previous },
      at: step.made_at.toISOString(),
      by: { guid: step.maker, name: step.maker_name, isPresenter: step.is_link },
    }));
}

/** What the presenter's page needs of the program. */
function expectedBooth(tables: Tables, key: string) {
  const { guid, timeZone, title, gap, lastStep, items } = expectedProgram(tables, key);
  const shown = items.map(({ block: _, nominationGuid: _n, groupValues: _g, forecastAt: _f, ...seen }) => {
    const { participantUserGuid: _p, hasConsent: _c, performerKind: _k, ...item } = seen;
    // No event of a proof has columns of its own.
    return { ...item, extra: [] };
  });
  const awards = awardingOf(tables, key);
  // Every event of a proof is judged.
  const isUnmarked = stateOf(tables, key) === 'Draft' && tables.judges.length > 0;
  return {
    guid,
    timeZone,
    title,
    gap,
    lastStep,
    items: shown,
    awards,
    elsewhere: elsewhereOf(tables, key),
    isUnmarked,
  };
}

/** Of all who stand on stage in other programs, the one who came last. */
function elsewhereOf(tables: Tables, key: string) {
  let last: ItemRow | null = null;
  for (const item of tables.items) {
    if (item.program_guid === key || item.kind !== 'performance' || item.activity !== 'OnStage') continue;
    if (item.is_withdrawn || !item.on_stage_at) continue;
    if (!last || item.on_stage_at > last.on_stage_at!) last = item;
  }
  if (!last) return null;
  const { title } = tables.programs.find(({ guid }) => guid === last.program_guid)!;
  return {
    programGuid: last.program_guid,
    programTitle: title,
    number: last.number,
    performer: last.performer === '' ? last.collective : last.performer,
    at: instant(last.on_stage_at),
  };
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
    performerKind: item.performer_kind,
    participantUserGuid: item.participant_guid,
    hasConsent: !tables.withdrawnConsents.some(({ guid }) => guid === item.participant_guid),
    nomination: tables.nominations.find(({ guid }) => guid === item.nomination_guid)?.title ?? '',
    group: groupOf(tables, item),
    groupValues: item.value_guids,
    activity: item.activity,
    isWithdrawn: item.is_withdrawn,
    onStageAt: instant(item.on_stage_at),
    doneAt: instant(item.done_at),
  };
}
