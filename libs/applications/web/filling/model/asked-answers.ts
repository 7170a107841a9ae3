// Answers that wait for a decision of the person: refused, in a clash, or breaking a limit. Those whose field is no longer
// on any page have no place of their own, and yet they hold the sending up. Pure.

import { placeKey, type FieldSaves } from '../queue/field-saves.ts';
import type { FillingModel } from './filling-model.ts';
import { titleOf, type FormPage } from './form-pages.ts';

export interface AskedAnswer {
  key: string;
  saves: FieldSaves;
  /** Where it is decided; null: its field stands on no page. */
  page: FormPage | null;
}

export function askedAnswers(model: FillingModel): AskedAnswer[] {
  // Asked with every key, and mostly there is none.
  const asked = model.queue.ofApplication(model.guid).filter(isAsked);
  if (asked.length === 0) return [];
  const pages = new Map(
    model
      .form()
      .pages.flatMap((page) =>
        page.fields.map(
          ({ applicationBlockGuid, field }) =>
            [placeKey({ applicationGuid: model.guid, applicationBlockGuid, fieldGuid: field.guid }), page] as const,
        ),
      ),
  );
  return asked
    .map((saves) => ({ key: placeKey(saves.place), saves }))
    .map((one) => ({ ...one, page: pages.get(one.key) ?? null }));
}

function isAsked({ sent, waiting, isHeld, clash, refused }: FieldSaves): boolean {
  return clash !== null || refused !== null || (isHeld && waiting !== null && sent === null);
}

/** What was asked, as far as the form of today knows it, and why it stands on no page. */
export function whereabouts(model: FillingModel, { place }: FieldSaves): { title: string; why: string } {
  const { view, filling } = model.form();
  const field = view.form.fields.find(({ guid }) => guid === place.fieldGuid);
  if (!field) return { title: 'Вопроса больше нет', why: 'Организатор убрал его из формы.' };
  const block = filling.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ applicationBlockGuid }) => applicationBlockGuid === place.applicationBlockGuid);
  if (block)
    return { title: `${titleOf(block)}: ${field.title}`, why: 'При нынешних ответах этот вопрос не задаётся.' };
  const title = view.form.blocks.find(({ guid }) => guid === field.blockGuid)?.title;
  return {
    title: title === undefined ? field.title : `${title}: ${field.title}`,
    why: 'Этой части в заявке больше нет.',
  };
}
