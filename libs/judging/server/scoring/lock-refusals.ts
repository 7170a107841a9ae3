// Why a protocol cannot be closed, named so that the organizer knows whom to ask.

import type { Method } from '@rampa/jury/domain';
import type { GroupFault, PerformanceResult } from '@rampa/judging/domain';
import { CLOSED_STATES, counted, Failure, inQuotes, numberSign, performerSign, type Guid } from '@rampa/kernel';
import type { CountedGroup, GroupRules } from './count-group.ts';
import { missingMarks } from './missing-marks.ts';
import { programsOf } from './outcome.ts';
import { competes, CONFIRMED, type Performance, type ProgramRow, type RankingGroup } from './ranking-groups.ts';
import { faultDetail } from '@rampa/jury/server';

export interface NamedGroup {
  group: RankingGroup;
  rules: GroupRules;
  counted: CountedGroup;
  programs: ReadonlyMap<Guid, ProgramRow>;
}

interface Named {
  guid: Guid;
  fullName: string;
}

const SPOKEN = 3;

/** Failure schemeInvalid or marksMissing for the performances of closed programs. */
export function refuseMissing(groups: readonly NamedGroup[], judges: readonly Named[]): void {
  const missing: { judge: Guid; performance: Performance; criteria: number }[] = [];
  for (const { group, rules, counted, programs } of groups) {
    const closed = group.performances.filter(
      (one) => competes(one) && CLOSED_STATES.has(programs.get(one.program)!.state),
    );
    if (closed.length === 0) continue;
    if (rules.faults.length > 0) {
      throw new Failure(
        'schemeInvalid',
        rules.faults.slice(0, 20).map((fault) => faultDetail(fault, rules.scheme)),
      );
    }
    if (rules.scheme.missing !== 'block') continue;
    if (rules.panel.length === 0) {
      throw new Failure('marksMissing', {
        message: 'Закрыть протокол нельзя: выступления некому оценивать, судей нет.',
      });
    }
    for (const performance of closed) missing.push(...missingOf(performance, counted.results.get(performance.guid)!));
  }
  if (missing.length > 0) throw marksMissing(missing, judges);
}

function missingOf(performance: Performance, { missing }: PerformanceResult) {
  const byJudge = Map.groupBy(missing, ({ judge }) => judge);
  return [...byJudge].map(([judge, criteria]) => ({ judge, performance, criteria: criteria.length }));
}

function marksMissing(
  missing: readonly { judge: Guid; performance: Performance; criteria: number }[],
  judges: readonly Named[],
): Failure {
  const nameOf = (guid: Guid): string => judges.find((judge) => judge.guid === guid)?.fullName ?? 'судья';
  const labelOf = ({ number, performer }: Performance): string =>
    number ? numberSign(number) : performerSign(performer);
  const spoken = [...Map.groupBy(missing, ({ judge }) => judge)].map(([judge, rows]) => {
    const labels = rows.slice(0, SPOKEN).map(({ performance }) => labelOf(performance));
    const more = rows.length > SPOKEN ? ` и ещё ${rows.length - SPOKEN}` : '';
    return `${nameOf(judge)} — ${labels.join(', ')}${more}`;
  });
  const others = spoken.length > SPOKEN ? `; и ещё ${counted(spoken.length - SPOKEN, 'судья', 'судьи', 'судей')}` : '';
  const { unstaged, sheets, more } = missingMarks(missing);
  return new Failure('marksMissing', {
    message: `Закрыть протокол нельзя: не все оценки поставлены. ${spoken.slice(0, SPOKEN).join('; ')}${others}.`,
    customData: {
      total: missing.length,
      ...{ unstaged, more },
      missing: sheets.map(({ judge, performance, criteria }) => ({
        judgeGuid: judge,
        judgeName: nameOf(judge),
        itemGuid: performance.guid,
        number: performance.number,
        performer: performance.performer,
        criteria,
      })),
    },
  });
}

/** Failure panelsDiffer, or marksMissing where the marks given do not make places. */
export function refuseBlocked(groups: readonly NamedGroup[], judges: readonly Named[]): void {
  for (const { group, rules, counted } of groups) {
    const fault = counted.faults.find(({ blocking }) => blocking);
    if (!fault) continue;
    const named = fault.performances.flatMap(
      (guid) => group.performances.find((performance) => performance.guid === guid) ?? [],
    );
    const labels = named
      .slice(0, 10)
      .map(({ number, performer }) => (number ? numberSign(number) : performerSign(performer)));
    if (fault.code === 'unequalPanels') {
      throw new Failure('panelsDiffer', {
        message: `${HOW_COUNTED[rules.scheme.method.kind] ?? 'Такой подсчёт'} не годится: у ${labels.join(', ')} меньше судей, чем у остальных. В правилах подсчёта выберите «среднее баллов судей».`,
      });
    }
    const judge = judges.find(({ guid }) => guid === fault.judge)?.fullName ?? 'Судья';
    throw new Failure('marksMissing', { message: `Закрыть протокол нельзя: ${reasonOf(fault, judge, labels)}.` });
  }
}

const HOW_COUNTED: Partial<Record<Method['kind'], string>> = {
  sum: 'Сумма баллов судей',
  sumOfPlaces: 'Сумма мест',
  skating: 'Скейтинг-система',
};

function reasonOf(fault: GroupFault, judge: string, labels: readonly string[]): string {
  if (fault.code === 'equalMarks') return `${judge} не различает выступления ${labels.join(', ')}, мест не вывести`;
  if (fault.code === 'placeGap') return `${judge} пропускает места у выступлений ${labels.join(', ')}`;
  return `по оценкам выступлений ${labels.join(', ')} мест не вывести`;
}

/** Failure protocolLocked: an approved result changes only after its protocol is withdrawn. */
export function refuseConfirmed(groups: readonly Pick<NamedGroup, 'group' | 'programs'>[]): void {
  for (const { group, programs } of groups) {
    const confirmed = programsOf(group, programs).find(({ state }) => CONFIRMED.has(state));
    if (!confirmed) continue;
    throw new Failure('protocolLocked', {
      message: `Результаты уже утверждены в протоколе ${inQuotes(confirmed.title)}. Сначала отзовите его.`,
    });
  }
}
