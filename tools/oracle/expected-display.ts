// What the hall may see, and when: computed from the tables alone.

import { formatThousandths } from '@rampa/kernel';
import { standingsOf, takesPart, type Standing } from './standings.ts';
import type { Tables } from './tables.ts';

const MOST_LEADERS = 40;

export function expectedDisplay(tables: Tables, key: string): unknown {
  const display = tables.displays.find((row) => row.key === key)!;
  if (display.scene !== 'follow' && display.scene !== 'leaders') {
    throw new Error(`The oracle does not know the scene ${display.scene}`);
  }
  const all = standingsOf(tables);
  const own = all.filter(({ item }) => item.program_guid === display.program_guid && !item.is_withdrawn);
  const current = currentOf(own);
  const maySee = (standing: Standing): boolean => isRevealed(tables, display.reveal, standing);
  const scene = !current
    ? 'logo'
    : display.scene === 'leaders'
      ? leadersScene(tables, display, current)
      : followed(tables, display.reveal, current);
  const isDark = scene === 'logo';
  return {
    competitionTitle: tables.competition.title,
    scene,
    lamps: lampsOf(own, current),
    current: current && !isDark ? { number: current.item.number } : null,
    judges: current && !isDark ? current.judges.map((_, j) => ({ sent: hasSent(current, j) })) : [],
    result: current && scene === 'result' ? resultOf(current) : null,
    leaders: current && scene === 'leaders' ? leadersOf(all, current, maySee) : null,
  };
}

/** On stage, or else the one done last. */
function currentOf(own: readonly Standing[]): Standing | null {
  const onStage = own.find(({ item }) => item.activity === 'OnStage');
  if (onStage) return onStage;
  const done = own.filter(({ item }) => item.activity === 'Done');
  const at = ({ item }: Standing): number => item.done_at?.getTime() ?? 0;
  return done.reduce<Standing | null>((last, one) => (last && at(last) > at(one) ? last : one), null);
}

function lampsOf(own: readonly Standing[], current: Standing | null): unknown {
  const next = own.find(({ item }) => item.activity === 'Waiting' || item.activity === 'Ready');
  const block = (current ?? next)?.item.block ?? '';
  const lit = own.filter(({ item }) => item.block === block && takesPart(item));
  return {
    count: lit.length,
    done: lit.filter(({ item }) => item.activity === 'Done').length,
    current: current ? lit.indexOf(current) : -1,
  };
}

/** All his marks are in, or he abstains. */
function hasSent({ marks, abstains, criteria }: Standing, judge: number): boolean {
  return abstains[judge]! || marks[judge]!.every((mark, c) => mark !== null || !criteria[c]!.is_required);
}

function haveAllSent(standing: Standing): boolean {
  return standing.judges.length > 0 && standing.judges.every((_, j) => hasSent(standing, j));
}

/** Never a value before every judge has sent; with `whenPublished`, not before the protocol is out either. */
function isRevealed(tables: Tables, reveal: string, standing: Standing): boolean {
  if (reveal === 'never' || !takesPart(standing.item)) return false;
  if (!standing.counted.isComplete || !haveAllSent(standing)) return false;
  const state = tables.protocols.find((row) => row.program_guid === standing.item.program_guid)?.state;
  return reveal === 'afterAllJudges' || state === 'Published';
}

function followed(tables: Tables, reveal: string, current: Standing): string {
  if (isRevealed(tables, reveal, current)) return 'result';
  if (current.judges.length === 0) return 'current';
  if (haveAllSent(current)) return reveal === 'never' ? 'current' : 'judging';
  const hasMarks = current.marks.some((row) => row.some((mark) => mark !== null));
  return current.item.activity === 'Done' || hasMarks ? 'judging' : 'current';
}

function leadersScene(tables: Tables, { reveal }: { reveal: string }, current: Standing): string {
  if (reveal === 'never') return 'current';
  const state = tables.protocols.find((row) => row.program_guid === current.item.program_guid)?.state;
  return reveal === 'afterAllJudges' || state === 'Published' ? 'leaders' : 'judging';
}

function resultOf(standing: Standing): unknown {
  return {
    total: totalText(standing),
    place: standing.place,
    award: standing.award && { title: standing.award.title, color: standing.award.color },
  };
}

function leadersOf(all: readonly Standing[], current: Standing, maySee: (standing: Standing) => boolean): unknown {
  const competing = all.filter((standing) => standing.group === current.group && takesPart(standing.item));
  const shown = competing.filter(maySee).toSorted((a, b) => a.place! - b.place!);
  return {
    scored: shown.length,
    of: competing.length,
    rows: shown.slice(0, MOST_LEADERS).map((standing) => ({
      place: standing.place,
      name: standing.item.performer,
      total: totalText(standing),
      award: standing.award && { title: standing.award.title, color: standing.award.color },
      isCurrent: standing === current,
    })),
  };
}

function totalText({ counted, scheme }: Standing): string {
  return formatThousandths(counted.total!, scheme.rounding.total);
}
