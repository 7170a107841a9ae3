// Letters that rooms have posted, as a test reads them: no worker runs there, so their bodies are still stored.

import type { LetterBody, LetterRows, StoredLetter } from '@rampa/platform/server';
import type { Database } from '@rampa/platform/server';

export interface PostedLetter extends Pick<StoredLetter, 'guid' | 'kind' | 'to' | 'subject' | 'state'> {
  body: LetterBody;
  /** Address of its «Отписаться»; undefined without one. */
  refuse: string | undefined;
  /** Address of its button; throws when the letter has none. */
  link(): URL;
  /** Throws when the letter has none. */
  code(): string;
}

/** The newest last. */
export async function postedLetters(rows: LetterRows, database: Database, to?: string): Promise<PostedLetter[]> {
  const letters = await rows.list(database, to ?? null);
  return letters.flatMap(({ guid, kind, to: recipient, subject, state, content }) =>
    content
      ? [
          {
            ...{ guid, kind, to: recipient, subject, state, body: content.body, refuse: content.refuse },
            ...reading(kind, content.body),
          },
        ]
      : [],
  );
}

function reading(kind: string, body: LetterBody): Pick<PostedLetter, 'link' | 'code'> {
  const asked = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`The letter «${kind}» has no ${what}`);
    return value;
  };
  return {
    link: () => new URL(asked(body.button, 'button').url),
    code: () => asked(body.code, 'code').value,
  };
}
