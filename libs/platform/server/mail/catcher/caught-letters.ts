// The folder of caught letters: one .eml each, named by a guid, so that names sort by time.

import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGuid, newGuid, type Guid } from '@rampa/kernel';
import type { Email } from 'postal-mime';

/** When there are more, the oldest are deleted. */
const KEPT = 500;

export interface CaughtLetter {
  guid: Guid;
  at: Date;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export class CaughtLetters {
  private readonly folder: string;
  /** Parsed letters: a caught letter never changes. */
  private readonly known = new Map<Guid, CaughtLetter>();

  constructor(home: string) {
    this.folder = join(home, 'mail');
  }

  async keep(guid: Guid, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `${newGuid()}.part`);
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, this.file(guid));
    for (const old of (await this.guids()).slice(KEPT)) await rm(this.file(old), { force: true });
  }

  has(guid: Guid): Promise<boolean> {
    return access(this.file(guid)).then(
      () => true,
      () => false,
    );
  }

  /** The newest first; `words` are searched in the addresses, the subject and the text. */
  async list(words: string): Promise<CaughtLetter[]> {
    const sought = words.toLocaleLowerCase('ru').split(/\s+/).filter(Boolean);
    const letters = [];
    for (const guid of await this.guids()) letters.push(await this.letter(guid));
    return letters
      .filter((letter) => letter !== null)
      .filter(({ from, to, subject, text }) => {
        const all = `${from} ${to} ${subject} ${text}`.toLocaleLowerCase('ru');
        return sought.every((word) => all.includes(word));
      });
  }

  async letter(guid: Guid): Promise<CaughtLetter | null> {
    const known = this.known.get(guid);
    if (known) return (await this.has(guid)) ? known : null;
    const source = await this.source(guid);
    if (!source) return null;
    const { default: PostalMime } = await import('postal-mime'); // Loaded here because only the page of letters needs it.
    const email = await PostalMime.parse(source);
    const letter: CaughtLetter = {
      ...{ guid, subject: email.subject ?? '', text: email.text ?? '', html: email.html ?? '' },
      at: (await stat(this.file(guid))).mtime,
      from: addresses(email.from),
      to: addresses(email.to),
    };
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(guid, letter);
    return letter;
  }

  async source(guid: Guid): Promise<Buffer | null> {
    if (!isGuid(guid)) return null;
    return readFile(this.file(guid)).catch(() => null);
  }

  async count(): Promise<number> {
    return (await this.guids()).length;
  }

  async removeAll(): Promise<void> {
    for (const guid of await this.guids()) await rm(this.file(guid), { force: true });
    this.known.clear();
  }

  private file(guid: Guid): string {
    return join(this.folder, `${guid}.eml`);
  }

  private async guids(): Promise<Guid[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.eml') && isGuid(name.slice(0, -4)))
      .map((name) => name.slice(0, -4))
      .sort()
      .reverse();
  }
}

function addresses(given: Email['from'] | Email['to']): string {
  const list = given === undefined ? [] : Array.isArray(given) ? given : [given];
  return list.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');
}
