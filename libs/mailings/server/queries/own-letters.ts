import { Injectable } from '@nestjs/common';
import type { Guid, LetterKind } from '@rampa/kernel';
import type { Values } from '@rampa/mailings/domain';
import type { Reader } from '@rampa/platform/server';
import { postedWords, type PostedWords } from '../use-cases/posted-words.ts';

/** The letters that leave by themselves in an organizer's own words. */
@Injectable()
export class OwnLetters {
  /** Of which kinds he has a usual letter of his own. */
  async kindsOf(reader: Reader, organizer: Guid): Promise<Set<LetterKind>> {
    const rows = await reader.query<{ kind: LetterKind }>(
      'select kind from mailings.template where organizer_guid = $1 and is_default and removed_at is null',
      [organizer],
    );
    return new Set(rows.map(({ kind }) => kind));
  }

  /** His default of the first of these kinds that has one; null: the portal's own words leave. */
  async of(
    reader: Reader,
    organizer: Guid,
    kinds: readonly LetterKind[],
  ): Promise<((values: Values) => PostedWords) | null> {
    for (const kind of kinds) {
      const [letter] = await reader.query<{ subject: string; body: Parameters<typeof postedWords>[1]['body'] }>(
        `select subject, body from mailings.template
          where organizer_guid = $1 and kind = $2 and is_default and removed_at is null`,
        [organizer, kind],
      );
      if (letter) return (values) => postedWords(kind, letter, values);
    }
    return null;
  }
}
