// Words of the protocol.

import { plural, type AdjustmentKind, type ProtocolState } from '@rampa/kernel';

export const STATE_WORDS: Record<ProtocolState, string> = {
  Draft: 'черновик',
  Open: 'идёт приём оценок',
  Locked: 'закрыт',
  Confirmed: 'утверждён',
  Published: 'опубликован',
  Withdrawn: 'отозван',
};

export const STATE_TONES = {
  Draft: 'plain',
  Open: 'now',
  Locked: 'info',
  Confirmed: 'ok',
  Published: 'ok',
  Withdrawn: 'danger',
} as const satisfies Record<ProtocolState, string>;

export const ADJUSTMENT_WORDS: Record<AdjustmentKind, string> = {
  deduction: 'Снижение',
  bonus: 'Прибавка',
  technical: 'Технический балл',
  difficulty: 'Сложность',
};

/** In these states marks, adjustments and the jury's decisions may still be changed by the organizer. */
export function isEditable(state: ProtocolState): boolean {
  return state === 'Open' || state === 'Locked';
}

const NOT_BACK = 'не вернулись: на их месте уже новые';

/** Of a clearing taken back: what was given since stands. */
export function keptText(kept: number): string {
  if (kept === 0) return '';
  const text = plural(kept, 'не вернулась: на её месте уже новая', NOT_BACK, NOT_BACK);
  return `Ещё ${kept.toLocaleString('ru-RU')}\u00A0${text}.`;
}
