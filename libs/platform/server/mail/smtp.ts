// Hands one message to a mail server and reports exactly what became of it.

import { Readable } from 'node:stream';
import { isIP } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../config/mail-settings.ts';
import type { Message } from './message.ts';
import { reasonOf, type SmtpError } from './refusal-reasons.ts';

/** `later`: may be tried again; `never`: the answer will be the same; `unknown`: the server may have taken it. */
export type Fate = 'later' | 'never' | 'unknown';

export class Undelivered extends Error {
  constructor(
    readonly fate: Fate,
    /** A Russian sentence without personal data. */
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** Another worker sends the letter, or it is over. */
export class NotOurs extends Error {}

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Calls `begin` when the server has agreed to everything and waits for the text: the first byte leaves only after
 * `begin` returned true, so nothing can have been accepted before. Throws Undelivered, or NotOurs when `begin` returned
 * false.
 */
export async function deliver(
  server: SmtpServer,
  message: Message,
  begin: () => Promise<boolean>,
  limits = LIMITS,
): Promise<void> {
  const connection = new SMTPConnection({
    ...{ host: server.host, port: server.port, secure: server.secure, ...limits },
    // A password is never sent unencrypted, except within this machine.
    requireTLS: !server.secure && server.user !== null && !isThisMachine(server.host),
  });
  let isBegun = false;
  let isOurs = true;
  const text = async function* (): AsyncGenerator<Buffer> {
    isOurs = await begin();
    if (!isOurs) throw new NotOurs();
    isBegun = true;
    yield message.bytes;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const settled = (error?: Error | null): void => (error ? reject(error) : resolve());
      connection.on('error', settled);
      connection.on('end', () => settled(new Error('The connection has ended')));
      const send = (): void => {
        const envelope = { from: message.from, to: message.to, size: message.bytes.length };
        connection.send(envelope, Readable.from(text(), { objectMode: false }), settled);
      };
      connection.connect((error) => {
        if (error) return settled(error);
        if (server.user === null) return send();
        return connection.login({ user: server.user, pass: server.password ?? '' }, (refused) =>
          refused ? settled(refused) : send(),
        );
      });
    });
    connection.quit();
  } catch (error) {
    connection.close();
    if (!isOurs) throw new NotOurs();
    throw new Undelivered(fateOf(error as SmtpError, isBegun), reasonOf(error as SmtpError));
  }
}

function fateOf({ responseCode, code, command }: SmtpError, isBegun: boolean): Fate {
  // A server that answers with a code has not taken the letter.
  if (!responseCode && isBegun) return 'unknown';
  // A wrong password, no TLS, a refused sign-in: none of it is the letter's fault, so the letter waits.
  if (code === 'EAUTH' || code === 'ETLS' || command === 'CONN') return 'later';
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 503 ? 'never' : 'later';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
