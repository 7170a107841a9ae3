import type { Preparation } from '@rampa/competitions/server';
import { formFaults, formStep, usedForm } from '@rampa/forms/domain';
import type { FormRows } from '../persistence/form-rows.ts';
import type { FormBooksReader } from './form-books.ts';

export function formPreparation(rows: FormRows, books: FormBooksReader): Preparation {
  return async (reader, { competition, organizer }) => {
    const kept = await rows.ofEvent(reader, organizer, competition);
    if (!kept) return { steps: [formStep(null)], counts: {} };
    const { blocks, fields } = usedForm(kept.whole);
    const faults = formFaults(kept.whole, await books.of(reader, organizer, kept.whole));
    const prepared = { blocks: blocks.length, fields: fields.length, faults: faults.length };
    return { steps: [formStep(prepared)], counts: {} };
  };
}
