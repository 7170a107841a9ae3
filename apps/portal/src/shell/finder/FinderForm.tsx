// The finder: one field, and below it what fits. Arrows walk, Enter goes; the first is always chosen. The kit's Spotlight
// is not taken, because it tells a screen reader nothing of what the arrows choose.

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '@rampa/kernel';
import { Dialog } from '@rampa/platform/web/base';
import { useFound } from './use-found.ts';
import classes from './finder.module.css';

export interface FinderFormProps {
  onClose(): void;
  onKeys(): void;
}

export function FinderForm({ onClose, onKeys }: FinderFormProps) {
  return (
    <Dialog title="Найти" onClose={onClose}>
      <Finding onClose={onClose} />
      <p className={classes.more}>
        ↑ ↓ — выбрать, Enter — перейти, Esc — закрыть.{' '}
        <button type="button" className={classes.keysButton} onClick={onKeys}>
          Клавиши этой страницы
        </button>
      </p>
    </Dialog>
  );
}

function Finding({ onClose }: Pick<FinderFormProps, 'onClose'>) {
  const id = useId();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const groups = useFound(question);
  const all = groups.flatMap((group) => group.list);
  const chosen = Math.min(at, all.length - 1);
  const numberOf = new Map(all.map((one, index) => [one, index]));

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function go(to: string | undefined) {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) setAt((chosen + step + all.length) % all.length);
    else if (event.key === 'Enter') go(all[chosen]?.to);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="r-field">
        <input
          data-autofocus
          className="r-input"
          type="text"
          role="combobox"
          aria-label="Мероприятие, страница, исполнитель или заявка"
          placeholder="Мероприятие, страница, исполнитель, заявка"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={question}
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Что нашлось" className={classes.list}>
        {groups.map(({ title, list: own }, index) => (
          <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} role="presentation" className={classes.group}>
              {title}
            </div>
            {own.map((one) => (
              <div
                key={one.to}
                id={`${id}-${numberOf.get(one)}`}
                role="option"
                aria-selected={numberOf.get(one) === chosen}
                className={classes.option}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(one.to)}
              >
                {one.label}
                {one.note === '' ? null : <small>{one.note}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={all.length > 0 ? 'r-sr-only' : classes.more}>
        {all.length > 0
          ? counted(all.length, 'строка', 'строки', 'строк')
          : 'Ничего не нашлось. Попробуйте другое слово.'}
      </p>
    </>
  );
}
