// What every field of an open application needs to know.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Guid } from '@rampa/kernel';
import type { Uploads } from '@rampa/platform/web/desk';
import type { FieldShown, FillingModel } from '../model/filling-model.ts';
import type { HeldUploads } from '../model/held-uploads.ts';

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
  /** Files on their way, whichever page they were chosen on. */
  held: HeldUploads;
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

export function useUploadsOf(key: string): Uploads {
  const { held } = useFilling();
  return useSyncExternalStore(held.subscribe, () => held.of(key));
}
