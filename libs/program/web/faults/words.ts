// What is wrong, in words.

import type { ProgramFaults } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { durationText, timeText } from '@rampa/platform/web/desk';
import type { Clash } from '@rampa/program/domain';
import type { Fault, FaultKind } from './found.ts';

export const KIND_TITLES: Record<FaultKind, string> = {
  clash: 'Мало времени между выходами',
  age: 'Не по возрасту группы',
  length: 'Длиннее предела',
  recording: 'Нет фонограммы',
};

/** «подряд, между ними 0:30», «между ними 1 номер, 4:20», «в одно время» */
export function restText({ between, restMs }: Clash): string {
  const rest = restMs === null ? null : durationText(Math.round(Math.max(0, restMs) / 1000));
  if (between === null) return restMs !== null && restMs < 0 ? 'в одно время' : `между ними ${rest}`;
  if (between === 0) return rest === null ? 'подряд' : `подряд, между ними ${rest}`;
  return `между ними ${counted(between, 'номер', 'номера', 'номеров')}${rest === null ? '' : `, ${rest}`}`;
}

/** «№ 12 Жар-птица, 14:05, программа «Малая сцена»» */
export function elsewhereText({ label, startAt, programTitle }: ProgramFaults['elsewhere'][number], timeZone: string) {
  return `${label}, ${timeText(startAt, timeZone)}, программа ${inQuotes(programTitle)}`;
}

/** What is wrong with a performance by itself. */
export function ownText(fault: Exclude<Fault, { kind: 'clash' }>): string {
  const { kind, own, item } = fault;
  if (kind === 'recording') return 'В заявке просят фонограмму, а её не приложили.';
  if (kind === 'age')
    return own.outsideAges
      .map(({ name, age }) => `${name || 'Участник'}, ${counted(age, 'год', 'года', 'лет')}`)
      .join('; ');
  const isRecorded = (own.recorded ?? 0) > item.duration;
  const length = durationText(Math.round(Math.max(item.duration, own.recorded ?? 0)));
  const limit = own.limit === null ? '' : ` при пределе ${durationText(own.limit)}`;
  return `${isRecorded ? 'Запись' : 'Номер'} ${length}${limit}: лишние ${durationText(own.overLimit)}`;
}

export function leftText(left: number): string {
  if (left === 0) return 'После этого ни у кого не останется мало времени.';
  return `После этого мало времени останется в ${counted(left, 'месте', 'местах', 'местах')}.`;
}

/** «3 замечания» */
export const faultsText = (count: number): string => counted(count, 'замечание', 'замечания', 'замечаний');
