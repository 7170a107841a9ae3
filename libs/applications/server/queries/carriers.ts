import { BookLines, carrierOf } from '@rampa/applications/domain';
import type { Carrier, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KnownBooks } from '@rampa/reference-books/server';

/** How answers of one field become those of another. Lines that people have chosen are known, archived and deleted ones too. */
export async function carrierFor(reader: Reader, books: KnownBooks, from: FormField, to: FormField): Promise<Carrier> {
  const offered = to.bookGuid === null ? [] : await books.items(reader, [to.bookGuid]);
  const named =
    from.bookGuid === null
      ? []
      : await reader.query<{ guid: Guid; title: string }>(
          'select guid, title from reference_books.v_item where book_guid = $1',
          [from.bookGuid],
        );
  const [before, after] = [named, offered].map((list) => new Map(list.map(({ guid, title }) => [guid, title])));
  const titleBefore = (item: Guid) => before!.get(item);
  const titleAfter = (item: Guid) => after!.get(item);
  return carrierOf(from, to, titleBefore, new BookLines(offered), titleAfter);
}
