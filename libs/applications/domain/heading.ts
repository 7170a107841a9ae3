// How an application is called in lists, and the text in which it is found.

import type { BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import { sought, type FieldTag } from '@rampa/kernel';

const TITLE_MAX = 300;
/** Bytes of the text that is searched. */
const SEARCH_MAX = 4_096;

/** Who names an application: the first of these that is answered. */
const NAMING: readonly FieldTag[] = ['collective', 'performer', 'personFullName'];

/** `wordsOf` answers in words. Empty while nobody is named. */
export function headingOf(
  form: Form,
  blocks: readonly BlockAnswers[],
  wordsOf: (field: FormField, block: BlockAnswers) => string,
): { title: string; search: string } {
  const ofBlock = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
  const said = blocks.flatMap((block) =>
    (ofBlock.get(block.blockGuid) ?? []).map((field) => ({ field, words: wordsOf(field, block) })),
  );
  const title = NAMING.flatMap((tag) => said.filter(({ field, words }) => field.tag === tag && words !== ''))[0];
  return {
    title: (title?.words ?? '').slice(0, TITLE_MAX),
    search: cut(
      said
        .filter(({ field }) => !field.isPrivate)
        .map(({ words }) => sought(words))
        .filter(Boolean)
        .join(' · '),
    ),
  };
}

/** At whole letters. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= SEARCH_MAX) return text;
  return new TextDecoder().decode(bytes.slice(0, SEARCH_MAX)).replace(/\ufffd+$/u, '');
}
