// Lines of a book: one is the browser's own list, which a phone shows large; several are ticks, or a list to add from.

import type { Answer } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { namedBy, type AnswerInputProps } from './answer-input.ts';
import { ChosenItem } from './ChosenItem.tsx';
import { useFilling, type BookLine } from './filling-context.ts';
import { chosenWords } from './field-words.ts';
import { LineSelect } from './LineSelect.tsx';
import classes from '../style/answer-field.module.css';

export type Items = Extract<Answer, { i: unknown }>;

/** So many are read at a glance. */
const TICKS = 8;

export function ItemsAnswer(props: AnswerInputProps) {
  const { model, linesOf } = useFilling();
  const { id, shown, isOff } = props;
  const { key, field, answer } = shown;
  const { option } = field;
  const chosen: Items = answer && 'i' in answer ? answer : { i: [] };
  const all = linesOf(field.bookGuid ?? '');
  const lines = offered(all, chosen.i);
  const most = option.count ?? 1;
  const put = (items: readonly Guid[]) => {
    model.type(key, withItems(chosen, items, option));
    model.settle();
  };
  const told = chosen.i.length > 0 && (option.hasQuantity || option.hasText);
  const details = told ? (
    <ul className={classes.chosen}>
      {chosen.i.map((item, at) => (
        <ChosenItem
          key={item}
          {...{ option, isOff }}
          title={titleIn(lines, item)}
          quantity={chosen.q?.[at] ?? null}
          text={chosen.s?.[at] ?? ''}
          onQuantity={(quantity) =>
            model.type(key, { ...chosen, q: replaced(chosen.q ?? chosen.i.map(() => null), at, quantity) })
          }
          onText={(text) => model.type(key, { ...chosen, s: replaced(chosen.s ?? chosen.i.map(() => ''), at, text) })}
        />
      ))}
    </ul>
  ) : null;
  if (most === 1)
    return (
      <>
        <LineSelect
          {...namedBy(props)}
          disabled={isOff || all === undefined}
          lines={lines}
          chosen={chosen.i[0] ?? ''}
          none={all === undefined ? 'Загружаем…' : 'Выберите'}
          onChoose={(item) => put(item === '' ? [] : [item])}
        />
        {details}
      </>
    );
  const others = chosen.i.length === 0 ? lines : lines.filter(({ guid }) => !chosen.i.includes(guid));
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.group} id={id} tabIndex={-1}>
      {lines.length <= TICKS ? (
        lines.map(({ guid, title }) => {
          const isOn = chosen.i.includes(guid);
          return (
            <label key={guid} className={classes.tick}>
              <input
                type="checkbox"
                checked={isOn}
                disabled={isOff || (!isOn && chosen.i.length >= most)}
                onChange={() => put(isOn ? chosen.i.filter((one) => one !== guid) : [...chosen.i, guid])}
              />
              <span>{title}</span>
            </label>
          );
        })
      ) : (
        <>
          {chosen.i.length > 0 && !told ? (
            <ul className={classes.tags}>
              {chosen.i.map((item) => (
                <li key={item}>
                  {titleIn(lines, item)}
                  <button
                    type="button"
                    disabled={isOff}
                    aria-label={`Убрать: ${titleIn(lines, item)}`}
                    onClick={() => put(chosen.i.filter((one) => one !== item))}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          {chosen.i.length < most ? (
            <LineSelect
              aria-label={`Добавить: ${field.title}`}
              disabled={isOff || all === undefined}
              lines={others}
              chosen=""
              none={all === undefined ? 'Загружаем…' : 'Добавить'}
              onChoose={(item) => put([...chosen.i, item])}
            />
          ) : null}
        </>
      )}
      {details}
      <p className={classes.about}>{chosenWords(chosen.i.length, most)}</p>
    </div>
  );
}

/** What is chosen stays in the list, also when it is offered no more. */
function offered(all: readonly BookLine[] | undefined, chosen: readonly Guid[]): BookLine[] {
  const lines = (all ?? []).filter(({ guid, isArchived }) => !isArchived || chosen.includes(guid));
  const lost = chosen.filter((item) => !lines.some(({ guid }) => guid === item));
  return [
    ...lines,
    ...lost.map((guid) => ({ guid, title: all === undefined ? '…' : 'Выбранного больше нет в списке' })),
  ];
}

const titleIn = (lines: readonly BookLine[], item: Guid) => lines.find(({ guid }) => guid === item)?.title ?? '';
const replaced = <T,>(list: readonly T[], at: number, value: T): T[] => list.map((one, index) => (index === at ? value : one)); // prettier-ignore

/** What was said of a line stays with it. */
function withItems(
  before: Items,
  items: readonly Guid[],
  { hasQuantity, hasText }: { hasQuantity?: boolean; hasText?: boolean },
): Answer | null {
  if (items.length === 0) return null;
  const at = (item: Guid) => before.i.indexOf(item);
  return {
    i: [...items],
    ...(hasQuantity ? { q: items.map((item) => before.q?.[at(item)] ?? 1) } : {}),
    ...(hasText ? { s: items.map((item) => before.s?.[at(item)] ?? '') } : {}),
  };
}
