// Values that the hall may see, and when each may appear.

import { formatThousandths } from '@rampa/kernel';
import { decimalsOf, isOpenElsewhere, partsOf, ranked, stateOf } from './expected-protocol.ts';
import { shortNames } from './naming.ts';
import type { DisplayRow, Tables } from './rows.ts';
import type { Standing } from './standing.ts';
import { standingsOf, takesPart } from './standings.ts';

const MOST_LEADERS = 40;
const NO_VALUE = '—';

/** All his marks are in, or he abstains. */
export function hasSent({ marks, abstains, criteria }: Omit<Standing, 'judges'>, judge: number): boolean {
  return abstains[judge]! || marks[judge]!.every((mark, c) => mark !== null || !criteria[c]!.is_required);
}

export function haveAllSent(standing: Standing): boolean {
  return standing.judges.length > 0 && standing.judges.every((_, j) => hasSent(standing, j));
}

/**
 * No value appears before every judge has sent, the protocol is published or the operator has released it, by the rule.
 */
export function isRevealed(tables: Tables, { reveal, released }: DisplayRow, standing: Standing): boolean {
  const { item, counted } = standing;
  if (!takesPart(item) || !counted.isComplete || !haveAllSent(standing)) return false;
  switch (reveal) {
    case 'afterDone':
      return item.activity !== 'OnStage';
    case 'atOnce':
    case 'afterAllJudges':
      return true;
    case 'whenPublished':
      return stateOf(tables, item.program_guid) === 'Published';
    case 'whenReleased':
      return released.includes(item.guid);
    case 'never':
      return false;
    default:
      throw new Error(`The oracle does not know the reveal ${reveal}`);
  }
}

/** Marks of judges who have sent all of theirs, while others have not. */
export function mayOpen({ reveal, show_judge_marks }: DisplayRow, standing: Standing): boolean {
  return reveal === 'atOnce' && show_judge_marks && standing.judges.some((_, j) => hasSent(standing, j));
}

export function resultOf(tables: Tables, display: DisplayRow, standing: Standing): unknown {
  if (!isRevealed(tables, display, standing)) return openMarksOf(tables, standing);
  const { item, counted, judges, abstains, place, award } = standing;
  const group = standingsOf(tables).filter((one) => one.group === standing.group);
  const text = (value: number) => formatThousandths(value, decimalsOf(tables, item.program_guid));
  const parts = partsOf(standing, group);
  // Technical points and deductions of zero are left out.
  const part = (value: number | null) => (value ? text(value) : null);
  const isPlain = part(parts.technical) === null && part(parts.deductions) === null;
  const panel = shortNames(judges.map((judge) => tables.judges.find(({ guid }) => guid === judge)!.full_name));
  const marks = counted.judgeTotals.flatMap((value, j) =>
    value === null || abstains[j] ? [] : [{ name: panel[j], value: text(value), isDropped: counted.struck[j] }],
  );
  const isProvisional =
    isOpenElsewhere(tables, group, item.program_guid) ||
    group.some((one) => takesPart(one.item) && !one.counted.isComplete);
  return {
    total: text(counted.total!),
    place,
    placeTo: place === null || standing.scheme.numbering === 'dense' ? place : place + standing.sharedBy - 1,
    isProvisional,
    award: award && {
      title: award.title,
      color: award.color,
      isProvisional: isProvisional && isByPlace(tables, standing),
    },
    marks: display.show_judge_marks ? marks : [],
    technical: part(parts.technical),
    components: isPlain ? null : part(parts.components),
    deductions: part(parts.deductions),
  };
}

/** A title given by place; not by points, nor by the jury itself. */
function isByPlace(tables: Tables, { item, award }: Standing): boolean {
  const isRank = award?.kind === 'rank' || award?.kind === 'thresholdThenRank';
  return isRank && !tables.manualAwards.some((row) => row.item_guid === item.guid);
}

/** Marks one by one before there is a total: an empty value for a judge who has not sent everything. */
function openMarksOf(tables: Tables, standing: Standing): unknown {
  const { item, counted, judges, abstains, criteria } = standing;
  const decimals = decimalsOf(tables, item.program_guid);
  const isAsked = criteria.some((criterion) => criterion.is_required);
  const panel = shortNames(judges.map((judge) => tables.judges.find(({ guid }) => guid === judge)!.full_name));
  const marks = counted.judgeTotals.flatMap((value, j) => {
    if (abstains[j] || !isAsked) return [];
    const isOpen = hasSent(standing, j) && value !== null;
    return [{ name: panel[j], value: isOpen ? formatThousandths(value, decimals) : '', isDropped: false }];
  });
  const none = { place: null, placeTo: null, isProvisional: false, award: null };
  return { total: NO_VALUE, ...none, marks, technical: null, components: null, deductions: null };
}

export function leadersOf(tables: Tables, display: DisplayRow, current: Standing): unknown {
  const { program_guid: program } = current.item;
  const group = standingsOf(tables).filter((standing) => standing.group === current.group);
  const competing = group.filter(({ item }) => takesPart(item));
  const shown = ranked(competing).filter((standing) => isRevealed(tables, display, standing));
  const isElsewhere = isOpenElsewhere(tables, group, program);
  const isProvisional = shown.length > 0 && (shown.length < competing.length || isElsewhere);
  const mayMove = isElsewhere || competing.some(({ counted }) => !counted.isComplete);
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
      award: standing.award && {
        title: standing.award.title,
        color: standing.award.color,
        isProvisional: mayMove && isByPlace(tables, standing),
      },
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
