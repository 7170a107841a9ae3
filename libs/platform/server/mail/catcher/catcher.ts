// The mail server of an installation without one. It takes every letter on a port of this machine and keeps it in a
// folder, which the page `/letters` shows. Production never starts it.

import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { newGuid, type Guid } from '@rampa/kernel';
import type { SMTPServer as Server } from 'smtp-server';
import { CaughtLetters } from './caught-letters.ts';

const LIMIT_BYTES = 5 * 1024 * 1024;

export class Catcher {
  private constructor(
    private readonly server: Server,
    private readonly letters: CaughtLetters,
  ) {}

  static async start(home: string): Promise<Catcher> {
    const { SMTPServer } = await import('smtp-server'); // Loaded here because most processes never need it.
    const letters = new CaughtLetters(home);
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true, size: LIMIT_BYTES },
      onData: (stream, _session, done) => {
        void taken(stream)
          .then((bytes) => letters.keep(guidOf(bytes), bytes))
          .then(() => done(), done);
      },
    });
    server.on('error', () => undefined); // A client that goes away is no error.
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => resolve());
    });
    return new Catcher(server, letters);
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  has(guid: Guid): Promise<boolean> {
    return this.letters.has(guid);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function taken(stream: Readable & { sizeExceeded?: boolean }): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
  return Buffer.concat(parts);
}

/** A letter that comes twice is kept once. */
function guidOf(bytes: Buffer): Guid {
  const head = bytes.subarray(0, 8_192).toString('latin1');
  return /^message-id:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im.exec(head)?.[1] ?? newGuid();
}
