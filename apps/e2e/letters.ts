// The letters that a journey's people get: the product without a post office keeps them in its folder.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { until } from '../../libs/platform/testing/wait.ts';
import { HOME } from './contest.ts';

export interface ReadLetter {
  subject: string;
  text: string;
}

async function lettersTo(address: string): Promise<ReadLetter[]> {
  const folder = join(HOME, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const letters = [];
  for (const name of names) {
    const { to, subject, text } = await PostalMime.parse(await readFile(join(folder, name)));
    if (to?.some((one) => one.address === address)) letters.push({ subject: subject ?? '', text: text ?? '' });
  }
  return letters;
}

/** The newest with that subject, once it has come. */
export function letterTo(address: string, subject: string): Promise<ReadLetter> {
  return until(`a letter «${subject}»`, async () =>
    (await lettersTo(address)).findLast((letter) => letter.subject === subject),
  );
}

/** The first address in the letter that has a key. */
export function linkIn({ text }: ReadLetter): string {
  return /https?:\/\/\S+#token=\S+/.exec(text)![0];
}

export function codeIn({ text }: ReadLetter): string {
  return /\b\d{3}\s?\d{3}\b/.exec(text)![0].replace(/\s/g, '');
}
