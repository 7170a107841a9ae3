// The form without one change of before, and the words where it cannot be taken back any more.

import { inverse, patched, type Clash, type WholeForm } from '@rampa/forms/domain';
import { Failure, inQuotes } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { FormRows, KeptForm } from '../persistence/form-rows.ts';

/** Failure formConflict where what it had changed is not what it is now. */
export async function undoneForm(reader: Reader, rows: FormRows, kept: KeptForm, undone: number): Promise<WholeForm> {
  const { patches } = await rows.change(reader, kept.guid, undone);
  const back = patched(kept.whole, patches.map(inverse));
  if ('clashes' in back) throw conflict(kept.whole, back.clashes, 'Отменить нельзя: с тех пор изменили');
  return back.form;
}

export function conflict(form: WholeForm, clashes: readonly Clash[], words: string): Failure {
  return new Failure(
    'formConflict',
    clashes.map(({ part, guid, key }) => {
      const title = guid === null ? form.title : (form.blocks.get(guid) ?? form.fields.get(guid))?.title;
      const what =
        part === 'form' ? 'название формы' : `${part === 'block' ? 'блок' : 'поле'} ${inQuotes(title ?? '')}`;
      const message = key === 'isRemoved' ? `${words}: ${what} убрали или вернули.` : `${words} ${what}.`;
      return { field: key, message, customData: { guid } };
    }),
  );
}
