import { inQuotes } from '@rampa/kernel';
import type { TieStep } from './types.ts';

/** The step in Russian, as protocols write it; `criterionTitle` names a criterion by its key. */
export function tieStepName(step: TieStep, criterionTitle: (key: string) => string): string {
  switch (step.kind) {
    case 'leaveEqualWithinTitle':
      return 'Звание по порогу одинаково';
    case 'sumWithDropped':
      return 'Сумма вместе с отброшенными';
    case 'criterionMean':
      return `Критерий ${inQuotes(criterionTitle(step.criterion))}`;
    case 'pairwiseMajority':
      return 'Большинство судей';
    case 'lowestCounted':
      return 'Наименьшая из засчитанных';
    case 'chairMark':
      return 'Оценка председателя';
    case 'chairDecision':
      return 'Решение председателя';
    case 'higherComponents':
      return 'Сумма компонентов';
    case 'higherTechnical':
      return 'Техническая оценка';
    case 'sharedPlace':
      return 'Место делится';
  }
}
