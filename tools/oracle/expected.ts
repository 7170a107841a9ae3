// What each screen must show at the moment of the tables. Numbers, places, titles, activity and visibility; not wording.

import { standingsOf, takesPart, type Standing } from './standings.ts';
import type { Tables } from './tables.ts';
import { expectedDisplay } from './expected-display.ts';

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

function stateOf(tables: Tables, program: string): string {
  return tables.protocols.find((row) => row.program_guid === program)?.state ?? 'Draft';
}

function expectedProtocol(tables: Tables, program: string): unknown {
  const all = standingsOf(tables);
  const own = all.filter(({ item }) => item.program_guid === program);
  return {
    state: stateOf(tables, program),
    lateCount: tables.lateMarks.filter((row) => row.program_guid === program).length,
    rows: Object.fromEntries(
      own.map((standing) => {
        const group = all.filter(({ group, item }) => group === standing.group && takesPart(item));
        return [standing.item.guid, rowOf(standing, group.some(isAdjusted))];
      }),
    ),
  };
}

const isAdjusted = ({ technical, bonus, deductions }: Standing): boolean => technical + bonus + deductions > 0;

/** The parts of the total are shown where anything was added to or taken off in the group. */
function rowOf(standing: Standing, showsParts: boolean): unknown {
  const { item, place, award } = standing;
  // A withdrawn or skipped performance stands in the protocol without anything that was given to it.
  const competes = takesPart(item);
  const counted = competes ? standing.counted : null;
  const total = counted?.total ?? null;
  const part = (value: number | null) => (showsParts && total !== null ? value : null);
  return {
    number: item.number,
    activity: item.activity,
    isWithdrawn: item.is_withdrawn,
    status: counted?.isComplete ? 'complete' : 'waiting',
    total,
    components: part(counted?.components ?? null),
    technical: part(standing.technical + standing.bonus),
    deductions: part(standing.deductions),
    place,
    placeTo: place === null || standing.scheme.numbering === 'dense' ? place : place + standing.sharedBy - 1,
    award: award && { guid: award.guid, title: award.title, color: award.color },
    byJudge: Object.fromEntries(standing.judges.map((judge, j) => [judge, cellsOf(standing, j, competes)])),
    byCriterion: Object.fromEntries(
      standing.criteria.map(({ guid }, c) => [guid, counted?.scores[c] ?? { score: null, points: null }]),
    ),
  };
}

function cellsOf({ counted, marks, abstains, criteria }: Standing, j: number, competes: boolean): unknown {
  // What an abstaining judge gave before does not count and is not shown.
  const own = marks[j]!.map((mark) => (competes && !abstains[j] ? mark : null));
  const required = criteria.flatMap(({ is_required }, c) => (is_required ? [c] : []));
  return {
    total: competes ? counted.judgeTotals[j] : null,
    given: required.filter((c) => own[c] !== null).length,
    expected: competes && !abstains[j] ? required.length : 0,
    abstained: competes && abstains[j],
    marks: Object.fromEntries(criteria.map(({ guid }, c) => [guid, own[c]])),
  };
}

function expectedSheet(tables: Tables, program: string, judge: string): unknown {
  const own = standingsOf(tables).filter(({ item, judges }) => item.program_guid === program && judges.includes(judge));
  const versions = new Map(
    tables.marks
      .filter((mark) => mark.judge_guid === judge)
      .map((mark) => [`${mark.item_guid}/${mark.criterion_guid}`, mark.version]),
  );
  return {
    state: stateOf(tables, program),
    items: own.map((standing) => {
      const j = standing.judges.indexOf(judge);
      const marks = standing.criteria.flatMap(({ guid }, c) => {
        const version = versions.get(`${standing.item.guid}/${guid}`);
        return version === undefined ? [] : [[guid, [standing.marks[j]![c], version]]];
      });
      return {
        guid: standing.item.guid,
        activity: standing.item.activity,
        isWithdrawn: standing.item.is_withdrawn,
        abstained: standing.abstains[j],
        marks: Object.fromEntries(marks),
      };
    }),
  };
}

function expectedProgram(tables: Tables, program: string): unknown {
  return {
    protocolState: stateOf(tables, program),
    items: tables.items
      .filter((item) => item.program_guid === program)
      .map(({ guid, kind, number, activity, is_withdrawn }) => ({
        guid,
        kind,
        number,
        activity,
        isWithdrawn: is_withdrawn,
      })),
  };
}
