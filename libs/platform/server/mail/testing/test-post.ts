// A real mail server in this process, which answers as the spec tells it.

import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '../../config/mail-settings.ts';

/** The code that refuses a letter, e.g. 451; null: the server takes it. Asked once for each letter that comes this far. */
type Answer = () => number | null | Promise<number | null>;

export class TestPost {
  readonly taken: { source: Buffer; recipients: string[] }[] = [];
  atRecipient: Answer = () => null;
  /** Runs when the text has arrived, before the server acknowledges it. */
  atText: Answer = () => null;
  /** How often a letter came as far as its recipient. */
  tries = 0;
  private readonly server: SMTPServer;

  private constructor(credentials: { user: string; password: string } | null) {
    this.server = new SMTPServer({
      ...{
        authOptional: credentials === null,
        allowInsecureAuth: true,
        disabledCommands: ['STARTTLS'],
        size: 10_000_000,
      },
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        username === credentials?.user && password === credentials?.password
          ? done(null, { user: username })
          : done(saying(535)),
      onRcptTo: (_address, _session, done) => {
        this.tries++;
        void Promise.resolve(this.atRecipient()).then((code) => done(code ? saying(code) : null));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          void Promise.resolve(this.atText()).then((code) => {
            if (code) return done(saying(code));
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            this.taken.push({ source: Buffer.concat(parts), recipients });
            return done();
          });
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  static async start(credentials: { user: string; password: string } | null = null): Promise<TestPost> {
    const post = new TestPost(credentials);
    await new Promise<void>((resolve) => post.server.listen(0, '127.0.0.1', () => resolve()));
    return post;
  }

  get address(): SmtpServer {
    const { port } = this.server.server.address() as AddressInfo;
    return { host: '127.0.0.1', port, secure: false, user: null, password: null };
  }

  read(index = 0): Promise<Email> {
    return PostalMime.parse(this.taken[index]!.source);
  }

  /** Breaks every connection, as a pulled cable does. */
  cut(): void {
    for (const connection of this.server.connections) connection._socket.destroy();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function saying(responseCode: number): Error {
  return Object.assign(new Error('elena@example.org is no friend of ours'), { responseCode });
}
