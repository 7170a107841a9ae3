// What every part of the constructor's page needs.

import { createContext, useContext } from 'react';
import type { FormFault, UsedForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Constructor } from '../api/use-constructor.ts';
import type { LinesOf } from '../state/invented.ts';

export interface ConstructorDesk extends Constructor {
  /** Null: a form of the library. */
  competitionGuid: Guid | null;
  /** What is in use of the form that is shown. */
  form: UsedForm;
  faultsOf(guid: Guid): readonly FormFault[];
  linesOf: LinesOf;
  chosen: Guid | null;
  choose(guid: Guid | null): void;
}

export const DeskContext = createContext<ConstructorDesk | null>(null);

export function useDesk(): ConstructorDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs Constructor above it');
  return desk;
}
