// How steps of the ceremony are called on the pages that lead it.

import type { CeremonyRowView, CeremonyView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { ceremonySteps, CLOSING, OPENING, type Calling, type CeremonyStep } from '@rampa/program/domain';

export type Step = CeremonyStep<CeremonyRowView>;
export type Called = Calling<CeremonyRowView>;
export type Run = NonNullable<CeremonyView['run']>;

export interface Course {
  steps: Step[];
  /** Of the step that the hall sees; −1: it is not in the order any more. */
  at: number;
}

export function courseOf(
  { parts }: Pick<CeremonyView, 'parts'>,
  run: Pick<Run, 'absent' | 'hasPoints' | 'step'>,
): Course {
  const steps = ceremonySteps(parts, run);
  return { steps, at: steps.findIndex(({ key }) => key === run.step) };
}

/** «№ 3 Лель», with a comma between those who share a place. */
export function whoWords({ rows }: Pick<Called, 'rows'>): string {
  return rows.map(({ number, name }) => (number === '' ? name : `${numberSign(number)} ${name}`)).join(', ');
}

/** What the hall sees on the step. */
export function stepWords({ calling, kind, key }: Step): string {
  if (calling === null) return key === OPENING ? 'Заставка церемонии' : 'Завершение';
  const award = calling.rows[0]!.award.title;
  if (kind === 'points') return `Баллы: ${whoWords(calling)}`;
  if (kind === 'title') return `${award}: ${whoWords(calling)}`;
  return calling.kind === 'award' ? `На сцену: ${whoWords(calling)}` : `${award}, пока без имени`;
}

/** The same in a word or two, for a button. */
export function nextWords(step: Step | undefined): string {
  if (!step) return 'Это последний шаг';
  if (step.calling === null) return step.key === CLOSING ? 'Завершить показ' : 'Заставка';
  if (step.kind === 'points') return 'Показать баллы';
  if (step.kind === 'call') return step.calling.kind === 'award' ? 'Вызвать следующих' : 'Объявить, за что';
  return step.calling.kind === 'award' ? 'Показать звание' : 'Назвать имя';
}

export const STOPPED: Record<NonNullable<Run['stopped']>, string> = {
  protocol: 'Протокол открыли, и результаты показывать нельзя. На экранах логотип.',
  order: 'Порядок награждения закрыли. На экранах логотип.',
};

/** The order has changed, and the hall's step is not in it. */
export const LOST =
  'Порядок награждения изменился, и этого шага в нём больше нет. На экранах логотип: выберите, с кого продолжить.';

/** «Анна, ведущая» without anybody's sex: «Анна (ведёт со сцены)». */
export function leaderWords({ by }: Pick<Run, 'by'>): string {
  if (by.name === '') return '';
  return by.isPresenter ? `${by.name}, с планшета на сцене` : by.name;
}
