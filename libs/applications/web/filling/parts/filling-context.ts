// What every field of an open application needs to know.

import { createContext, useContext } from 'react';
import type { Guid } from '@rampa/kernel';
import type { FieldShown, FillingModel } from '../model/filling-model.ts';

export interface BookLine {
  guid: Guid;
  title: string;
  ageFrom?: number | null;
  ageTo?: number | null;
  isArchived?: boolean;
}

export interface Filling {
  model: FillingModel;
  /** Undefined while the book is on its way. */
  linesOf(bookGuid: Guid): readonly BookLine[] | undefined;
  canEdit: boolean;
  /** Whether what was pasted is a list, which is asked about instead. */
  isList(shown: FieldShown, text: string): boolean;
  /** Pages whose empty fields are named: somebody wanted to go on. */
  isAsked: boolean;
}

export const FillingContext = createContext<Filling | null>(null);

export function useFilling(): Filling {
  const filling = useContext(FillingContext);
  if (!filling) throw new Error('useFilling needs FillingForm above it');
  return filling;
}
