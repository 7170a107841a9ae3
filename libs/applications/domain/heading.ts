// How an application is called in lists, and the text in which it is found.

import type { BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import { sought, type FieldTag } from '@rampa/kernel';

/**
 * Raised with every change of what is found, named or told from doubles by (this file, `headingIn`, `sought`, `folded`), and
 * of who is a child (`peopleIn`): a job then counts anew what stands, names of members' own performers too.
 */
export const HEADING_RULE = 3;

const TITLE_MAX = 300;
/** Bytes of the text that is searched: three hundred people with their days and towns. Lists say when more was answered. */
export const SEARCH_MAX = 49_152;
/** Names by which an application is told from another one. */
const PERFORMERS_MAX = 200;

/** Who names an application: the first of these that is answered. */
const NAMING: readonly FieldTag[] = ['collective', 'performer', 'personFullName'];

/** By whom two applications are the same: people of a list stand in several collectives. */
const PERFORMING: readonly FieldTag[] = ['collective', 'performer'];

/** `wordsOf` answers in words. Empty while nobody is named. The organizer's own fields neither name nor find it: its member reads how it is called. */
export function headingOf(
  form: Form,
  blocks: readonly BlockAnswers[],
  wordsOf: (field: FormField, block: BlockAnswers) => string,
): { title: string; search: string; performers: string[] } {
  const ofBlock = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
  const said = blocks.flatMap((block) =>
    (ofBlock.get(block.blockGuid) ?? [])
      .filter(({ isPrivate }) => !isPrivate)
      .map((field) => ({ field, words: wordsOf(field, block) })),
  );
  const names = NAMING.flatMap((tag) => said.filter(({ field, words }) => field.tag === tag && words !== ''));
  const performing = names.filter(({ field }) => PERFORMING.includes(field.tag!));
  const title = names[0]?.words ?? '';
  return {
    title: title.slice(0, TITLE_MAX),
    // Whoever names people alone is told by the first of them.
    performers: [...new Set((performing.length > 0 ? performing : names.slice(0, 1)).map(({ words }) => keyOf(words)))]
      .filter(Boolean)
      .slice(0, PERFORMERS_MAX),
    // Names first: they are found however much else is said. What is said twice is found once.
    search: cut(
      [...new Set([...names, ...said.filter((one) => !names.includes(one))].map(({ words }) => sought(words)))]
        .filter(Boolean)
        .join(' · '),
    ),
  };
}

const keyOf = (words: string) => sought(words).slice(0, TITLE_MAX);

/** At whole letters. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= SEARCH_MAX) return text;
  return new TextDecoder().decode(bytes.slice(0, SEARCH_MAX)).replace(/\ufffd+$/u, '');
}
