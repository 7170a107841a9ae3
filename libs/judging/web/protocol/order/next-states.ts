// Where a protocol goes from each of its states, and what is said then.

import type { ProtocolState } from '@rampa/kernel';

export interface NextState {
  label: string;
  to: 'Open' | 'Locked' | 'Confirmed' | 'Published';
  done: string;
  detail?: string;
}

export const NEXT_STATES: Partial<Record<ProtocolState, NextState>> = {
  Draft: { label: 'Открыть приём оценок', to: 'Open', done: 'Протокол открыт', detail: 'Судьи могут ставить оценки.' },
  Withdrawn: { label: 'Открыть приём оценок', to: 'Open', done: 'Протокол снова открыт' },
  Open: { label: 'Закрыть протокол', to: 'Locked', done: 'Протокол закрыт', detail: 'Новые оценки попадут в поздние.' },
  Locked: {
    label: 'Утвердить',
    to: 'Confirmed',
    done: 'Протокол утверждён',
    detail: 'После публикации участники увидят то, что вы разрешите.',
  },
  Confirmed: { label: 'Опубликовать', to: 'Published', done: 'Протокол опубликован' },
};
