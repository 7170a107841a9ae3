// What of an event wants its organizer's attention now: one sentence and where to go.

import { counted, type ProtocolState } from '@rampa/kernel';

export interface Readiness {
  judges: number;
  criteria: number;
  /** Sentences about titles that leave something open. */
  awardFaults: number;
  programs: {
    title: string;
    state: ProtocolState;
    performanceCount: number;
    /** Performances with marks of every judge. */
    markedCount: number;
  }[];
}

export interface Matter {
  text: string;
  /** Below the event's address. */
  to: string;
  tone: 'now' | 'waiting';
}

export function attentionOf({ judges, criteria, awardFaults, programs }: Readiness): Matter[] {
  const matters: Matter[] = [];
  const ask = (isOpen: boolean, text: string, to: string) => {
    if (isOpen) matters.push({ text, to, tone: 'waiting' });
  };
  for (const { title, state, performanceCount, markedCount } of programs) {
    if (state === 'Open')
      matters.push({
        text: `«${title}»: идёт приём оценок, оценено ${markedCount} из ${performanceCount}`,
        to: 'protocols',
        tone: 'now',
      });
    ask(state === 'Locked', `«${title}»: протокол закрыт и ждёт утверждения`, 'protocols');
    ask(state === 'Confirmed', `«${title}»: протокол утверждён, но не опубликован`, 'protocols');
    ask(performanceCount === 0, `«${title}»: в программе ещё нет выступлений`, 'program');
  }
  ask(programs.length === 0, 'Программы выступлений ещё нет', 'program');
  ask(judges === 0, 'Судей ещё нет', 'judges');
  ask(criteria === 0, 'Критериев оценки ещё нет', 'evaluation-criteria');
  ask(
    awardFaults > 0,
    `Звания: ${counted(awardFaults, 'замечание', 'замечания', 'замечаний')}, закрыть протокол не получится`,
    'ranks',
  );
  return matters.sort((a, b) => Number(b.tone === 'now') - Number(a.tone === 'now'));
}
