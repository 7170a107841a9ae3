import { linesAsked, type Edit, type FormFault, type WholeForm } from '@rampa/forms/domain';
import { inQuotes } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { FormBooksReader } from '../queries/form-books.ts';

/**
 * Where a field gets another book, rules ask about the lines of the same titles from then on. `lost`: a line that a rule
 * asks about and that the other book lacks.
 */
export async function withLines(
  reader: Reader,
  books: FormBooksReader,
  whole: WholeForm,
  edits: readonly Edit[],
): Promise<{ edits: Edit[]; lost: FormFault[] }> {
  const lost: FormFault[] = [];
  const done: Edit[] = [];
  for (const edit of edits) {
    const field = edit.do === 'replaceField' ? whole.fields.get(edit.guid) : undefined;
    const book = edit.do === 'replaceField' ? edit.values.bookGuid : undefined;
    const asked = field && book ? linesAsked(whole, field.n) : [];
    if (edit.do !== 'replaceField' || !field || !book || asked.length === 0) {
      done.push(edit);
      continue;
    }
    const { same, titles } = await books.sameLines(reader, asked.flatMap(({ lines }) => lines), book); // prettier-ignore
    for (const { part, lines } of asked)
      for (const line of new Set(lines.filter((one) => !same.has(one))))
        lost.push({
          ...{ isStop: true, guid: part.guid, key: 'rule' },
          message: `Условие у ${inQuotes(part.title)} спрашивает о строке ${inQuotes(titles.get(line) ?? '')} поля ${inQuotes(field.title)}, а в другом справочнике такой нет. Сначала измените условие`,
        });
    done.push({ ...edit, lines: same });
  }
  return { edits: done, lost };
}
