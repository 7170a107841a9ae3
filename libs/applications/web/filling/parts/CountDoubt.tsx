// Under the number of people on stage: that the form which is chosen beside it takes fewer or more.

import { useSyncExternalStore } from 'react';
import { isOutside } from '@rampa/applications/domain';
import { inQuotes } from '@rampa/kernel';
import type { FieldShown } from '../model/filling-model.ts';
import { textOf } from './answer-input.ts';
import { useFilling } from './filling-context.ts';
import classes from '../style/age-hint.module.css';

/** `isTyped`: half a number is doubted by nobody. */
export function CountDoubt({ shown: { answer, place }, isTyped }: { shown: FieldShown; isTyped: boolean }) {
  const { model, linesOf } = useFilling();
  const { filling } = useSyncExternalStore(model.subscribe, model.form);
  const beside = filling.sections
    .flatMap(({ fields }) => fields)
    .find(
      ({ field, applicationBlockGuid, isVisible }) =>
        isVisible && field.tag === 'form' && applicationBlockGuid === place.applicationBlockGuid,
    );
  const chosen = beside?.answer && 'i' in beside.answer ? beside.answer.i : [];
  const titles = (linesOf(beside?.field.bookGuid ?? '') ?? []).flatMap(({ guid, title }) => (chosen.includes(guid) ? [title] : [])); // prettier-ignore
  const text = textOf(answer);
  const count = Number(text);
  const isDoubted =
    !isTyped && /^\d+$/.test(text) && titles.length > 0 && titles.every((title) => isOutside(title, count));
  return (
    <p className={classes.doubt} role="status">
      {isDoubted ? `Выбрано ${titles.map(inQuotes).join(', ')}, а людей на сцене ${count}. Проверьте, что верно.` : ''}
    </p>
  );
}
