// Why judging cannot begin: no judge or no criterion for some performance. Pure.

import { Failure, type FailureDetail, type Guid } from '@rampa/kernel';
import { criteriaOf, panelOf, type EventRules } from '@rampa/jury/server';

/** The page that the refusal links to. */
type Lack = 'judges' | 'criteria';

const WORDS: Record<Lack, Record<'none' | 'foreign', string>> = {
  judges: {
    none: 'Судей пока нет: добавьте хотя бы одного.',
    foreign: 'Номинации этой программы некому оценивать: у судей выбраны другие.',
  },
  criteria: {
    none: 'Критериев пока нет: судьям нечего оценивать.',
    foreign: 'У номинаций этой программы нет критериев: они относятся к другим.',
  },
};

/** Failure judgingUnready. `nominations` of the program's performances; null: a performance without one. */
export function refuseUnready(rules: EventRules, nominations: readonly (Guid | null)[]): void {
  const details = (['judges', 'criteria'] as const).flatMap((lack): FailureDetail[] => {
    const isNone = rules[lack].length === 0;
    const serving = (nomination: Guid | null) =>
      (lack === 'judges' ? panelOf(rules, nomination) : criteriaOf(rules, nomination)).length > 0;
    if (!isNone && (nominations.length === 0 || nominations.some(serving))) return [];
    return [{ message: WORDS[lack][isNone ? 'none' : 'foreign'], customData: { lack } }];
  });
  if (details.length > 0) throw new Failure('judgingUnready', details);
}
