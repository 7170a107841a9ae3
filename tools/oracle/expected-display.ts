// What the hall may see, and when: computed from the tables alone.

import { formatThousandths } from '@rampa/kernel';
import { decimalsOf, isOpenElsewhere, partsOf, ranked, stateOf } from './expected-protocol.ts';
import { detailOf, groupOf, nameOf, shortNames } from './naming.ts';
import { standingsOf, takesPart, type Standing } from './standings.ts';
import type { DisplayRow, Tables } from './tables.ts';

const MOST_LEADERS = 40;
const NO_VALUE = '—';

export function expectedDisplay(tables: Tables, key: string): unknown {
  const display = tables.displays.find((row) => row.key === key)!;
  const program = display.program_guid;
  if (program === null) throw new Error('The oracle knows displays of one program alone');
  const own = standingsOf(tables).filter(({ item }) => item.program_guid === program && !item.is_withdrawn);
  const current = currentOf(own);
  const next = nextOf(own, current);
  const scene = sceneOf(tables, display, current);
  const isDark = scene === 'logo' || scene === 'blank';
  const shown = isDark ? null : current;
  return {
    competitionTitle: tables.competition.title,
    city: tables.competition.city,
    timeZone: tables.competition.time_zone,
    accent: display.accent,
    scene,
    block: (current ?? next)?.item.block ?? '',
    lamps: lampsOf(own, current, next),
    current: shown && performerOf(tables, shown),
    next:
      next && scene !== 'blank'
        ? { number: next.item.number, name: nameOf(next.item), detail: detailOf(next.item) }
        : null,
    onStageAt: shown?.item.activity === 'OnStage' ? (shown.item.on_stage_at?.toISOString() ?? null) : null,
    judges: shown ? panelOf(tables, shown) : [],
    result: shown && scene === 'result' ? resultOf(tables, display, shown) : null,
    leaders: shown && scene === 'leaders' ? leadersOf(tables, display, shown) : null,
  };
}

function performerOf(tables: Tables, { item }: Standing): unknown {
  return {
    number: item.number,
    name: nameOf(item),
    detail: detailOf(item),
    piece: item.piece_title,
    authors: item.authors,
    group: groupOf(tables, item),
  };
}

function panelOf(tables: Tables, { judges, ...standing }: Standing): unknown {
  const names = shortNames(judges.map((judge) => tables.judges.find(({ guid }) => guid === judge)!.full_name));
  return names.map((name, j) => ({ name, sent: hasSent(standing, j) }));
}

/** On stage, or else the one done last. */
function currentOf(own: readonly Standing[]): Standing | null {
  const onStage = own.find(({ item }) => item.activity === 'OnStage');
  if (onStage) return onStage;
  const done = own.filter(({ item }) => item.activity === 'Done');
  const at = ({ item }: Standing): number => item.done_at?.getTime() ?? 0;
  return done.reduce<Standing | null>((last, one) => (last && at(last) > at(one) ? last : one), null);
}

function nextOf(own: readonly Standing[], current: Standing | null): Standing | null {
  const waits = ({ item }: Standing): boolean => item.activity === 'Waiting' || item.activity === 'Ready';
  return own.slice(current ? own.indexOf(current) + 1 : 0).find(waits) ?? null;
}

function lampsOf(own: readonly Standing[], current: Standing | null, next: Standing | null): unknown {
  const block = (current ?? next)?.item.block ?? '';
  const lit = own.filter(({ item }) => item.block === block && takesPart(item));
  return {
    count: lit.length,
    done: lit.filter(({ item }) => item.activity === 'Done').length,
    current: current ? lit.indexOf(current) : -1,
  };
}

/** All his marks are in, or he abstains. */
function hasSent({ marks, abstains, criteria }: Omit<Standing, 'judges'>, judge: number): boolean {
  return abstains[judge]! || marks[judge]!.every((mark, c) => mark !== null || !criteria[c]!.is_required);
}

function haveAllSent(standing: Standing): boolean {
  return standing.judges.length > 0 && standing.judges.every((_, j) => hasSent(standing, j));
}

/** Never a value before every judge has sent; with `whenPublished`, not before the protocol is out either. */
function isRevealed(tables: Tables, reveal: string, standing: Standing): boolean {
  if (reveal === 'never' || !takesPart(standing.item)) return false;
  if (!standing.counted.isComplete || !haveAllSent(standing)) return false;
  return reveal === 'afterAllJudges' || stateOf(tables, standing.item.program_guid) === 'Published';
}

function sceneOf(tables: Tables, { scene, reveal }: DisplayRow, current: Standing | null): string {
  if (scene === 'logo' || scene === 'blank') return scene;
  if (!current) return 'logo';
  if (scene === 'current' || scene === 'judging') return scene;
  const withoutValues = reveal === 'never' ? 'current' : 'judging';
  if (scene === 'leaders') {
    const isOut = stateOf(tables, current.item.program_guid) === 'Published';
    return reveal === 'afterAllJudges' || (reveal === 'whenPublished' && isOut) ? 'leaders' : withoutValues;
  }
  if (isRevealed(tables, reveal, current)) return 'result';
  if (scene === 'result') return withoutValues;
  if (current.judges.length === 0) return 'current';
  if (haveAllSent(current)) return withoutValues;
  const hasMarks = current.judges.some((_, j) => hasSent(current, j) || current.marks[j]!.some((one) => one !== null));
  return current.item.activity === 'Done' || hasMarks ? 'judging' : 'current';
}

function resultOf(tables: Tables, display: DisplayRow, standing: Standing): unknown {
  const { item, counted, judges, abstains, place, award } = standing;
  const group = standingsOf(tables).filter((one) => one.group === standing.group);
  const text = (value: number) => formatThousandths(value, decimalsOf(tables, item.program_guid));
  const parts = partsOf(standing, group);
  // Nothing is said of technical points and deductions that are zero.
  const part = (value: number | null) => (value ? text(value) : null);
  const isPlain = part(parts.technical) === null && part(parts.deductions) === null;
  const panel = shortNames(judges.map((judge) => tables.judges.find(({ guid }) => guid === judge)!.full_name));
  const marks = counted.judgeTotals.flatMap((value, j) =>
    value === null || abstains[j] ? [] : [{ name: panel[j], value: text(value), isDropped: counted.struck[j] }],
  );
  return {
    total: text(counted.total!),
    place,
    award: award && { title: award.title, color: award.color },
    marks: display.show_judge_marks ? marks : [],
    technical: part(parts.technical),
    components: isPlain ? null : part(parts.components),
    deductions: part(parts.deductions),
  };
}

function leadersOf(tables: Tables, { reveal }: DisplayRow, current: Standing): unknown {
  const { program_guid: program } = current.item;
  const group = standingsOf(tables).filter((standing) => standing.group === current.group);
  const competing = group.filter(({ item }) => takesPart(item));
  const shown = ranked(competing).filter((standing) => isRevealed(tables, reveal, standing));
  const isProvisional = shown.length < competing.length || isOpenElsewhere(tables, group, program);
  const decimals = decimalsOf(tables, program);
  return {
    title: current.nomination || 'Без номинации',
    subtitle: current.groupValues.join(' · '),
    scored: shown.length,
    of: competing.length,
    note: [sharedNote(shown), isProvisional ? 'Места предварительные' : ''].filter((part) => part !== '').join('. '),
    rows: shown.slice(0, MOST_LEADERS).map((standing) => ({
      place: standing.place,
      name: standing.item.performer || standing.item.collective,
      city: standing.item.city,
      award: standing.award && { title: standing.award.title, color: standing.award.color },
      total: standing.counted.total === null ? NO_VALUE : formatThousandths(standing.counted.total, decimals),
      isCurrent: standing === current,
    })),
  };
}

/** «Места 3–4 разделены» */
function sharedNote(shown: readonly Standing[]): string {
  const shared = shown.filter(({ sharedBy, scheme }) => sharedBy > 1 && scheme.numbering !== 'dense');
  const spans = new Set(shared.map(({ place, sharedBy }) => `${place}–${place! + sharedBy - 1}`));
  return spans.size === 0 ? '' : `Места ${[...spans].join(', ')} разделены`;
}
