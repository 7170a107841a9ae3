// From what a question of a rule is answered: lines of a book, states of an application, statuses of the event.

import { CompetitionStatusGetAllByCompetitionGuid } from '@rampa/contract';
import type { FormField } from '@rampa/forms/domain';
import { APPLICATION_STATES } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { useDesk } from '../parts/desk-context.ts';
import type { Asked } from '../state/questions.ts';
import { STATE_WORDS } from '../state/words.ts';

export interface Choices {
  label: string;
  placeholder: string;
  /** In place of what is there no more. */
  gone: string;
  data: { value: string; label: string }[];
}

export function useChoices(about: Asked | null, field: FormField | undefined): Choices {
  const { linesOf } = useDesk();
  const statuses = useStatuses(about === 'status');
  if (about === 'status') {
    const data = statuses.map(({ guid, title }) => ({ value: guid, label: title }));
    return { label: 'Статусы', placeholder: 'выберите статусы', gone: 'статуса больше нет', data };
  }
  if (about === 'state') {
    const data = APPLICATION_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
    return { label: 'Состояния', placeholder: 'выберите состояния', gone: 'такого состояния нет', data };
  }
  const data = linesOf(field?.bookGuid ?? '').map(({ guid, title }) => ({ value: guid, label: title }));
  return { label: 'Строки справочника', placeholder: 'выберите строки', gone: 'строки больше нет', data };
}

const NONE = [] as const;

/** Of the form's event; a form of the library has none. */
export function useStatuses(isAsked: boolean) {
  const { competitionGuid } = useDesk();
  const read = useRead(
    CompetitionStatusGetAllByCompetitionGuid,
    { query: { competitionGuid: competitionGuid ?? '' } },
    { enabled: isAsked && competitionGuid !== null },
  );
  return read.data ?? NONE;
}
