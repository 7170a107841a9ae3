// What can be done with a member's changes: taken, all or some, and given back; each is taken back in one press.

import { useState } from 'react';
import {
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryConfirmChanges,
  ApplicationsFieldsHistoryUnconfirm,
  ApplicationTemplateUpdateField,
  type AnswerOf,
  type ApplicationsFieldsHistoryRevertChange,
} from '@rampa/contract';
import { counted, inQuotes, newGuid, numberSign } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';
import type { Sheet, SheetField } from './use-sheet.ts';

type Turned = AnswerOf<typeof ApplicationsFieldsHistoryRevertChange>;

export function useTaking({ guid: applicationGuid, number }: Sheet['application']) {
  // The notice outlives the page: it says of which application it is.
  const named = (told: string) => (number === null ? told : `${numberSign(number)}: ${told.toLowerCase()}`);
  const query = { applicationGuid };
  /** What is on its way: `all`, a revision, or several joined. */
  const [busy, setBusy] = useState<string | null>(null);
  const all = useWrite(ApplicationsFieldsHistoryConfirmApplication);
  const some = useWrite(ApplicationsFieldsHistoryConfirmChanges);
  const back = useWrite(ApplicationsFieldsHistoryUnconfirm);
  const save = useWrite(ApplicationTemplateUpdateField);
  const free = { onSettled: () => setBusy(null) };
  const undo = ({ before, now }: Turned) => ({
    subject: applicationGuid,
    action: { label: 'Вернуть', run: () => back.mutate({ query, body: { before, now } }) },
  });

  /** First the member's answer stands again, then it is new again. What he has answered meanwhile is not written over. */
  function giveBack({ before, now }: Turned, field: SheetField): void {
    const { guid, applicationBlockGuid, value, valueArray, valueGuids, sumIntFields, sumStringFields } = field;
    const body = {
      ...{ guid, applicationGuid, applicationBlockGuid, changeGuid: newGuid(), value, valueArray, valueGuids },
      baseRevision: Math.max(now.confirmedRevision, ...now.revisions),
      ...(sumIntFields.length > 0 ? { sumIntFields } : {}),
      ...(sumStringFields.length > 0 ? { sumStringFields } : {}),
    };
    save.mutate({ body }, { onSuccess: () => back.mutate({ query, body: { before, now } }) });
  }

  return {
    busy,
    takeAll(revision: number, told = 'Изменения приняты') {
      setBusy('all');
      all.mutate(
        { query: { ...query, revision } },
        { ...free, onSuccess: (turned) => tell(named(told), undo(turned)) },
      );
    },
    take(revisions: readonly number[], onRefused?: () => void) {
      setBusy(revisions.join());
      const told = counted(revisions.length, 'изменение принято', 'изменения приняты', 'изменений принято');
      some.mutate(
        { query, body: { revisions: [...revisions] } },
        {
          ...free,
          onSuccess: (turned) => tell(named(revisions.length === 1 ? 'Изменение принято' : told), undo(turned)),
          onError: () => onRefused?.(),
        },
      );
    },
    /** Its field has the former value again: that is told, and undone by one press. */
    wasPutBack(turned: Turned, field: SheetField) {
      tell(`${inQuotes(field.title)}: снова прежнее. Участнику сообщим`, {
        subject: applicationGuid,
        action: { label: 'Отменить', run: () => giveBack(turned, field) },
      });
    },
  };
}
