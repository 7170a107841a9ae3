// The order on screen: the one just chosen, until the server's own has been read. Each move is one write, and another
// one undoes it.

import { useRef, useState } from 'react';
import { counted, inQuotes } from '@rampa/kernel';
import { tell } from '../notices.ts';
import { inOrder, movedBeside, movedBy } from './moves.ts';
import type { Side } from './use-order-drag.ts';

export interface ArrangedSettings<Row> {
  /** Separates orders of one page. */
  name: string;
  rows: readonly Row[];
  idOf(row: Row): string;
  nameOf(row: Row): string;
  /** «критерий», «критерия», «критериев» */
  words: readonly [string, string, string];
  /** Resolves when the list has been read again. `moved`: rows that have changed their place, or returned to it. */
  write(ids: string[], moved: ReadonlySet<string>): Promise<unknown>;
  say(text: string): void;
}

export interface Arranged<Row> {
  rows: readonly Row[];
  ids: readonly string[];
  /** Keys of rows whose move is being written. */
  moving: ReadonlySet<string>;
  /** `isQuiet`: a step by a key, which another key undoes; it is announced without a notice. */
  moveBy(moved: ReadonlySet<string>, by: 1 | -1, isQuiet?: boolean): void;
  moveBeside(moved: ReadonlySet<string>, side: Side, ofId: string | null): void;
}

const NONE: ReadonlySet<string> = new Set();

export function useArranged<Row>(settings: ArrangedSettings<Row>): Arranged<Row> {
  const { idOf, nameOf, words, write, say, name } = settings;
  const [ahead, setAhead] = useState<{ ids: readonly string[]; moving: ReadonlySet<string>; turn: number } | null>(
    null,
  );
  const rows = ahead ? inOrder(settings.rows, idOf, ahead.ids) : settings.rows;
  const ids = rows.map(idOf);

  const turns = useRef(0);

  // The chosen order stays on screen until the last write has been answered.
  function put(
    next: readonly string[],
    moving: ReadonlySet<string>,
    told: string,
    former: readonly string[] | null,
    hasNotice = true,
  ) {
    const turn = ++turns.current;
    setAhead({ ids: next, moving, turn });
    say(told);
    void write([...next], moving)
      .then(() => {
        const undo = { label: 'Вернуть', run: () => put(former!, moving, 'Порядок прежний', null) };
        if (hasNotice) tell(told, { subject: `order ${name}`, ...(former ? { action: undo } : {}) });
      })
      .catch(() => undefined)
      .finally(() => setAhead((current) => (current?.turn === turn ? null : current)));
  }

  function arrange(next: readonly string[] | null, moved: ReadonlySet<string>, isQuiet: boolean) {
    if (!next) return;
    const first = next.find((id) => moved.has(id))!;
    const place = `место ${next.indexOf(first) + 1} из\u00A0${next.length}`;
    const one = rows.find((row) => idOf(row) === first)!;
    const who = moved.size === 1 ? inQuotes(nameOf(one)) : `Переставили ${counted(moved.size, ...words)}`;
    put(next, moved, `${who}: ${place}`, ids, !isQuiet);
  }

  return {
    rows,
    ids,
    moving: ahead?.moving ?? NONE,
    moveBy: (moved, by, isQuiet = false) => arrange(movedBy(ids, moved, by), moved, isQuiet),
    moveBeside: (moved, side, ofId) => arrange(movedBeside(ids, moved, side, ofId), moved, false),
  };
}
