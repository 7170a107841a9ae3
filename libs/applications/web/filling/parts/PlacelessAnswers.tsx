// Typed answers whose field is no longer on any page: they can be read, copied and put away, else nothing could be sent.

import { useSyncExternalStore } from 'react';
import { answerWords, toldAnswer } from '@rampa/applications/domain';
import { Button } from '@rampa/platform/web/base';
import { tell } from '@rampa/platform/web/desk';
import { askedAnswers, whereabouts } from '../model/asked-answers.ts';
import { shownSave, type FieldSaves } from '../queue/field-saves.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { useFilling } from './filling-context.ts';
import classes from '../style/clash.module.css';

export function PlacelessAnswers() {
  const { model } = useFilling();
  useSyncExternalStore(model.subscribe, model.form);
  // The queue tells of these fields, the model does not: it knows only those on its pages.
  useSyncExternalStore(
    (listener) => model.queue.subscribe(() => listener()),
    () => askedAnswers(model).map(({ key }) => key).join(), // prettier-ignore
  );
  const all = askedAnswers(model).filter(({ page }) => page === null);
  if (all.length === 0) return null;
  return (
    <section className={classes.clash} aria-label="Ответы, которым нет места">
      <p>Эти ответы не сохранены, а их вопросов на страницах заявки больше нет. Скопируйте нужное и уберите.</p>
      {all.map(({ key, saves }) => (
        <Placeless key={key} fieldKey={key} saves={saves} />
      ))}
    </section>
  );
}

function Placeless({ fieldKey, saves }: { fieldKey: string; saves: FieldSaves }) {
  const { model } = useFilling();
  const { title, why } = whereabouts(model, saves);
  const words = useAnswerWords(saves);
  return (
    <div className={classes.said} data-field={fieldKey} role="group" aria-label={title}>
      <div>
        <small tabIndex={-1}>
          {title}. {why}
        </small>
        <p dir="auto">{words === '' ? 'пусто' : words}</p>
      </div>
      <CopyAnswer words={words} />
      <Button
        onClick={() => {
          const left = model.queue.discard(saves.place);
          if (left)
            tell('Ответ убран', {
              subject: fieldKey,
              action: { label: 'Вернуть', run: () => model.queue.putBack(left) },
            });
        }}
      >
        Убрать
      </Button>
    </div>
  );
}

function useAnswerWords(saves: FieldSaves): string {
  const { model, linesOf } = useFilling();
  const answer = shownSave(saves) ?? null;
  const field = model.form().view.form.fields.find(({ guid }) => guid === saves.place.fieldGuid);
  const lines = field ? linesOf(field.bookGuid ?? '') : undefined;
  const words = answerWords(answer, field?.option ?? {}, (item) => lines?.find(({ guid }) => guid === item)?.title);
  return words || toldAnswer(answer).value || (answer === null ? '' : 'выбранные строки справочника');
}
