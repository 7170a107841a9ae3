// The marks and places of a package, with what was altered in red.

import {
  formatFactor,
  judgeText,
  performanceText,
  type ProofPackage,
  type ProofReport,
  type ProvenGroup,
} from '@rampa/judging/domain';
import { el } from './element.ts';

/** Longer groups than this are checked all the same; a table of all would stop the page. */
const MOST_ROWS = 1_000;

export function groupTables(given: ProofPackage, report: ProofReport): HTMLElement[] {
  const wrong = new Set(
    report.faults.flatMap((fault) => {
      if (fault.kind === 'mark') return markId(fault.mark);
      return fault.kind === 'result' ? `${fault.group} ${fault.performance}` : [];
    }),
  );
  return given.body.groups.map((group, index) => table(given, group, index, wrong));
}

const markId = (at: { group: number; performance: string; judge: string; criterion: string }): string =>
  `${at.group} ${at.performance} ${at.judge} ${at.criterion}`;

function table(given: ProofPackage, group: ProvenGroup, index: number, wrong: ReadonlySet<string>): HTMLElement {
  const { judges, performances, results } = group;
  const criteria = criteriaOf(group);
  const columns = judges.flatMap(({ judge }) => criteria.map((criterion) => ({ judge, criterion })));
  const head = columns.map(({ judge, criterion }) =>
    el('th', { scope: 'col' }, `${judgeText(given, judge)}, ${criterion.title}`),
  );
  const rows = performances.slice(0, MOST_ROWS).map(({ performance, marks }, i) => {
    const cells = columns.map(({ judge, criterion }) => {
      const mark = marks.find((one) => one.judge === judge && one.criterion === criterion.key);
      const at = { group: index, performance, judge, criterion: criterion.key };
      return cell(points(mark?.value), wrong.has(markId(at)));
    });
    const result = results[i];
    const isWrong = wrong.has(`${index} ${performance}`);
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, performanceText(given, index, performance)),
      ...cells,
      cell(points(result?.total), isWrong),
      cell(String(result?.place ?? '—'), isWrong),
      cell(result?.title?.title ?? '—', isWrong),
    );
  });
  const names = ['Итог', 'Место', 'Звание'].map((name) => el('th', { scope: 'col' }, name));
  const caption = [group.nomination, ...group.values].filter(Boolean).join(', ');
  const heads = el('tr', {}, el('th', { scope: 'col' }, 'Выступление'), ...head, ...names);
  return el(
    'div',
    { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: caption },
    el('table', {}, el('caption', {}, caption), el('thead', {}, heads), el('tbody', {}, ...rows)),
  );
}

/** A scheme that cannot be counted may be anything. */
function criteriaOf({ scheme }: ProvenGroup): { key: string; title: string }[] {
  return Array.isArray(scheme.criteria) ? scheme.criteria.map(({ key, title }) => ({ key, title })) : [];
}

function cell(text: string, isWrong: boolean): HTMLElement {
  const made = el('td', {}, text);
  if (isWrong) made.dataset['wrong'] = '';
  return made;
}

function points(value: unknown): string {
  return Number.isSafeInteger(value) ? formatFactor(value as number) : '—';
}
