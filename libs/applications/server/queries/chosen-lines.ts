// Applications by the titles that their chosen lines have now: a line that is renamed is found at once.

import type { Form } from '@rampa/forms/domain';

/**
 * A condition on the application `a` and a pattern. `competition`: the place of the event in the statement. Of fields that
 * members see alone. Undefined: the form asks none by a book.
 */
export function chosenLines(form: Form, competition: string): ((pattern: string) => string) | undefined {
  const asked = form.fields.filter(({ bookGuid, isPrivate }) => bookGuid !== null && !isPrivate);
  if (asked.length === 0) return undefined;
  const books = [...new Set(asked.map(({ bookGuid }) => `'${bookGuid}'`))].join(', ');
  const numbers = [...new Set(asked.map(({ n }) => n))].join(', ');
  return (pattern) => `a.guid in (select i.application_guid from applications.answer_item i
    where i.competition_guid = ${competition} and not i.is_hidden and i.n in (${numbers}) and i.item_guid = any (array(
      select v.guid from reference_books.v_item v where v.book_guid in (${books}) and lists.sought(v.title) like ${pattern})))`;
}
