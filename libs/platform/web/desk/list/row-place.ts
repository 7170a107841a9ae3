// What a list gives to each of its rows by context, so that the row's component need not pass it on.

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
  /** The box that chooses the row; null where there are no actions on several rows. */
  check: ReactNode;
  /** Null in a list without columns. */
  cells: readonly Cell[] | null;
  drag?: OrderRowDrag;
}

export const RowPlace = createContext<RowPlaceValue | null>(null);
