// What a list gives to each of its rows: who draws the row need not hand it on.

import { createContext, type ReactNode } from 'react';
import type { OrderRowDrag } from '../order/use-order-drag.ts';

export interface Cell {
  key: string;
  label: string;
  content: ReactNode;
}

export interface RowPlaceValue {
  id: string;
  isChosen: boolean;
  /** The box by which the row is chosen; null where nothing can be done with several. */
  check: ReactNode;
  /** Null in a list without columns. */
  cells: readonly Cell[] | null;
  drag?: OrderRowDrag;
}

export const RowPlace = createContext<RowPlaceValue | null>(null);
