import { Injectable } from '@nestjs/common';
import { Failure, type Guid, type LetterKind } from '@rampa/kernel';
import type { LetterText, Placeholder, Values } from '@rampa/mailings/domain';
import type { Reader } from '@rampa/platform/server';
import { postedWords, type PostedWords } from '../use-cases/posted-words.ts';
import { assertSound } from '../use-cases/sound-letter.ts';

/** As it was written, with its placeholders. */
export interface WrittenLetter {
  subject: string;
  body: LetterText;
}

/** An organizer's own letters: those that are sent by themselves, and those that he sends to many. */
@Injectable()
export class OwnLetters {
  /** Kinds for which he has a default letter of his own. */
  async kindsOf(reader: Reader, organizer: Guid): Promise<Set<LetterKind>> {
    const rows = await reader.query<{ kind: LetterKind }>(
      'select kind from mailings.template where organizer_guid = $1 and is_default and removed_at is null',
      [organizer],
    );
    return new Set(rows.map(({ kind }) => kind));
  }

  /** His default letter of the first of these kinds that has one; null: the portal's own letter is sent. */
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

  /** His template of a mailing. Throws Failure notFound for another kind or a deleted one. */
  async template(reader: Reader, organizer: Guid, guid: Guid): Promise<WrittenLetter> {
    const [letter] = await reader.query<WrittenLetter>(
      `select subject, body from mailings.template
        where guid = $1 and organizer_guid = $2 and kind = 'mailing' and removed_at is null`,
      [guid, organizer],
    );
    if (!letter) throw new Failure('notFound');
    return letter;
  }

  /** Throws Failure letterWrong with each fault at its place. */
  assertSound(letter: WrittenLetter, more: readonly Placeholder[]): void {
    assertSound('mailing', letter, more);
  }

  toOne(letter: WrittenLetter, values: Values, more: readonly Placeholder[]): PostedWords {
    return postedWords('mailing', letter, values, more);
  }
}
