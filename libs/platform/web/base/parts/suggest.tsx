// A field for any text with suggestions below it, by the keyboard pattern of a combobox: arrows walk the list, Enter
// takes, Esc closes it and leaves the typed text.

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field, type TextFieldProps } from './field.tsx';
import './suggest.css';

export interface SuggestProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onSelect' | 'list' | 'ref'> {
  value: string;
  /** Suggestions for the typed text, best first. */
  offer(typed: string): readonly string[];
  /** Text beside a suggestion. */
  renderOffer?(offered: string): ReactNode;
  onValue(value: string): void;
  /** Called when a suggestion is taken. */
  onTaken?(offered: string): void;
}

export function Suggest(props: SuggestProps) {
  const { label, error, description, isLarge, value, offer, renderOffer, onValue, onTaken, readOnly, ...rest } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const offered = isOpen && !readOnly ? offer(value) : [];
  const isShown = offered.length > 0;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  // Below a field at the foot of the window it would not be seen.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  function close() {
    setOpen(false);
    setAt(-1);
  }
  function take(one: string) {
    onValue(one);
    onTaken?.(one);
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!isShown) setOpen(true);
      else setAt((at + step + offered.length + (at < 0 && step < 0 ? 1 : 0)) % offered.length);
    } else if (event.key === 'Enter' && isShown && offered[at] !== undefined) {
      event.preventDefault();
      take(offered[at]);
    } else if (event.key === 'Escape' && isShown) {
      // Closes the list only; the layer around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field {...{ id, label, error, description, isLarge }}>
      {(named) => (
        <span className="r-suggest">
          <input
            type="text"
            className="r-input"
            {...rest}
            {...named}
            readOnly={readOnly}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
            value={value}
            onChange={(event) => {
              onValue(event.currentTarget.value);
              setOpen(true);
              setAt(-1);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isShown ? (
            <ul ref={list} id={`${id}-list`} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
              {offered.map((one, index) => (
                <li
                  key={one}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  // Before the field loses the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(one)}
                >
                  {one}
                  {renderOffer?.(one)}
                </li>
              ))}
            </ul>
          ) : null}
        </span>
      )}
    </Field>
  );
}
