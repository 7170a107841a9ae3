// Limits simultaneous uploads, because each takes up to 80 MB of disk and a connection for as long as its sender likes.
// One person has a few places and is refused beyond them; when the node's places are taken, a sender waits with his
// body unread.

import { Failure } from '@rampa/kernel';
import { Turnstile } from '../live/timing.ts';

export const UPLOADS_OF_ONE = 3;
const UPLOADS_HERE = 16;

const TOO_MANY = 'Одновременно отправляется слишком много файлов. Дождитесь, пока дойдут остальные.';

export class UploadLimit {
  private readonly places = new Turnstile(UPLOADS_HERE);
  private readonly held = new Map<string, number>();

  /** Throws Failure tooMany. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const held = this.held.get(person) ?? 0;
    if (held >= UPLOADS_OF_ONE) throw new Failure('tooMany', { message: TOO_MANY });
    this.held.set(person, held + 1);
    try {
      return await this.places.run(work);
    } finally {
      const left = this.held.get(person)! - 1;
      if (left > 0) this.held.set(person, left);
      else this.held.delete(person);
    }
  }
}
