// «Как видит участник»: the member's form as he meets it, its pages, hints and answers, without what is the organizer's own.
// For whoever may see the application; nothing is written here.

import { allFilledWords, ownerWords } from '@rampa/applications/domain';
import { counted, numberSign } from '@rampa/kernel';
import { FillingForm, LackList, useReadModel } from '../../filling/index.ts';
import { useEventZone } from '../parts/event.ts';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SeenFormProps {
  sheet: Sheet;
  /** The address of its sheet. */
  back: string;
}

export function SeenForm({ sheet, back }: SeenFormProps) {
  const model = useReadModel(sheet, 'member');
  const { application } = sheet;
  const zone = useEventZone(application.competitionGuid);
  const number = application.number === null ? 'Заявка' : `Заявка ${numberSign(application.number)}`;
  return (
    <FillingForm
      {...{ model, zone }}
      canEdit={false}
      readWords="только чтение"
      back={{ to: back, label: [number, application.title].filter(Boolean).join(', ') }}
      about={
        <>
          глазами участника
          <br />
          {ownerWords(sheet)}
        </>
      }
      end="Проверка и отправка"
    >
      {(form, open) => (
        <div className={classes.finished}>
          <p className={classes.note}>
            {form.filling.lacks.length === 0
              ? `${allFilledWords(form.filling)}.`
              : `Участнику осталось заполнить ${counted(form.filling.lacks.length, 'поле', 'поля', 'полей')}.`}{' '}
            Отсюда он отправляет и отзывает заявку, здесь же видит её статус и ваш комментарий.
          </p>
          <LackList lacks={form.filling.lacks} pages={form.pages} onLead={open} />
        </div>
      )}
    </FillingForm>
  );
}
