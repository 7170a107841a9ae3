// The pad under the judge's thumb. It never moves: where nothing can be marked it says why.

import { useEffect, useEffectEvent } from 'react';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { Button, isAnythingOpen, useRestingLook, type Resting } from '@rampa/platform/web/base';
import type { Abstained, Cell, SheetItem } from '../sheet/sheet-model.ts';
import { DigitKeys } from './digit-keys.tsx';
import { PairKeys } from './pair-keys.tsx';
import { padOf, scaleWords, stepped, valueOf } from './scale.ts';
import { erased, typed } from './typing.ts';

export interface KeysProps {
  item: SheetItem;
  criterion: CriterionView | null;
  cell: Cell | null;
  draft: string;
  setDraft: (text: string) => void;
  onMark: (value: number | null, isTrying?: boolean) => void;
  /** To the criterion below or above. */
  onMove: (direction: 1 | -1) => void;
  closed: string | null;
  abstained: Abstained;
  /** False while a drawer has the keyboard. */
  isListening: boolean;
  /** Ignores keys for a moment after a mark, so that a second nervous tap does nothing. */
  rest: Resting;
  onReturn: () => void;
}

export function Keys(props: KeysProps) {
  const { criterion, cell, draft, setDraft, onMark, closed, abstained, rest } = props;
  const looks = useRestingLook(rest);
  useKeyboard(props);

  if (abstained.isOn) {
    return (
      <section className="judge-pad" data-note aria-label="Оценка">
        <p>Вы воздержались: на сцене ваш ученик. Итог посчитают по оценкам остальных судей.</p>
        {closed === null ? (
          <Button size="large" onClick={props.onReturn}>
            Отменить и оценить
          </Button>
        ) : null}
      </section>
    );
  }
  if (closed !== null || !criterion || !cell) {
    return (
      <section className="judge-pad" data-note aria-label="Оценка">
        <p>{closed ?? 'Для этого выступления критериев нет.'}</p>
      </section>
    );
  }
  const pad = padOf(criterion);
  return (
    <section className="judge-pad" aria-label={`Оценка: ${criterion.title}`}>
      <div className="judge-pad-head">
        <span>
          {criterion.title}: {scaleWords(criterion, (value) => formatThousandths(value))}
        </span>
        <button
          type="button"
          className="judge-erase"
          {...looks('erase')}
          disabled={draft === '' && cell.value === null}
          onClick={() => rest.once('erase', () => (draft === '' ? onMark(null) : setDraft('')))}
        >
          Стереть
        </button>
      </div>
      {pad.kind === 'pair' ? (
        <PairKeys
          criterion={criterion}
          pad={pad}
          value={cell.value}
          draft={draft}
          setDraft={setDraft}
          onMark={onMark}
          rest={rest}
        />
      ) : (
        <DigitKeys
          criterion={criterion}
          value={cell.value}
          draft={draft}
          setDraft={setDraft}
          onMark={onMark}
          rest={rest}
        />
      )}
    </section>
  );
}

/** Digits, comma, Backspace, Enter, arrows, plus and minus: a tablet with a keyboard needs no pad. */
function useKeyboard({
  criterion,
  cell,
  draft,
  setDraft,
  onMark,
  onMove,
  closed,
  abstained,
  isListening,
  rest,
}: KeysProps): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A layer of the head («Размер шрифта») is none of the sheet's own drawers.
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAnythingOpen()) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (!criterion || !cell || closed !== null || abstained.isOn) return;
    if (/^[0-9.,]$/.test(event.key)) {
      if (!rest.allows(event.key)) return;
      const next = typed(criterion, draft, event.key === '.' ? ',' : event.key);
      if (next.value === null) return setDraft(next.text);
      rest.begin(event.key);
      return onMark(next.value);
    }
    if (event.key === 'Backspace') return draft === '' ? undefined : setDraft(erased(draft));
    if (event.key === 'Delete') return cell.value === null ? setDraft('') : onMark(null);
    if (event.key === '+' || event.key === '-')
      return onMark(stepped(criterion, cell.value, event.key === '+' ? 1 : -1), true);
    // Enter on a focused button presses that button and keeps no mark.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      const value = valueOf(criterion, draft);
      if (value !== null) rest.once('ready', () => onMark(value));
    }
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isListening]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
