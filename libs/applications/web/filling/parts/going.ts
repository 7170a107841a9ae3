// Leads the eye and the focus to a page, a block or a field of the form.

import type { Guid } from '@rampa/kernel';
import { askedAnswers } from '../model/asked-answers.ts';
import type { FillingModel } from '../model/filling-model.ts';
import type { FormPage } from '../model/form-pages.ts';
import { placeKey } from '../queue/field-saves.ts';

export interface Aim {
  page: string;
  block?: Guid;
  /** Key of the field. */
  field?: string;
}

/** The first on the page that is wrong or empty though required. */
export function faultyField({ fields }: FormPage, model: FillingModel): string | null {
  const faulty = fields.find(({ error, field }) => error !== null && !field.isPrivate);
  if (!faulty) return null;
  const { applicationBlockGuid, field } = faulty;
  return placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid: field.guid });
}

/** The first answer that waits for a decision. One without a place is told of on whatever page is open. */
export function askedAim(model: FillingModel, current: string): Aim | null {
  const [first] = askedAnswers(model);
  return first ? { page: first.page?.guid ?? current, field: first.key } : null;
}

/** False while it is not on the page yet. */
export function goTo(root: HTMLElement, { block, field }: Aim): boolean {
  if (field !== undefined) {
    const place = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    const input = place?.querySelector<HTMLElement>('input, textarea, select, [tabindex]');
    place?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
    return place !== null && place !== undefined;
  }
  if (block !== undefined) {
    const place = root.querySelector<HTMLElement>(`[data-block="${CSS.escape(block)}"]`);
    const input = place?.querySelector<HTMLElement>('[data-field] :is(input, textarea, select)');
    place?.scrollIntoView({ block: 'start' });
    (input ?? place)?.focus({ preventScroll: true });
    return place !== null;
  }
  window.scrollTo({ top: 0 });
  root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  return true;
}
