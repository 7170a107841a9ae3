// A view of the table as a file is asked for by it.

import { applicationView, type ApplicationView } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { may, type Scope } from '@rampa/platform/server';

/** Of the table's own columns the one with what has come for each application. */
export const MONEY_COLUMN = 'money';

/** Failure badRequest of what is no view. */
export function viewOf(text: string): ApplicationView {
  try {
    return applicationView.parse(JSON.parse(text));
  } catch {
    throw new Failure('badRequest', { field: 'view' });
  }
}

/** Without money for whom it is closed: whoever makes the file knows nobody's rights. */
export function openView(scope: Scope, view: ApplicationView): ApplicationView {
  if (may(scope, 'finances', 1)) return view;
  const { isPaid: _, columns, ...open } = view;
  return { ...open, columns: columns.filter(({ key }) => key !== MONEY_COLUMN) };
}
