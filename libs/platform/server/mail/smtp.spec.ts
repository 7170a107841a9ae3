import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmtpServer } from '../config/mail-settings.ts';
import { deliver, Undelivered } from './smtp.ts';
import { AUTHORITY, ELSEWHERE, LOCALHOST } from './testing/certificates.ts';

const LETTER = {
  guid: '01a1f9cf-0000-7000-8000-000000000000',
  from: 'post@rampa.example',
  to: 'elena@example.org',
  bytes: Buffer.from('Subject: a\r\n\r\nb\r\n'),
};
const QUICK = { connectionTimeout: 2_000, greetingTimeout: 300, dnsTimeout: 2_000, socketTimeout: 600 };
const CERTIFICATE_REASON = /^Сертификат почтового сервера не подошёл/;
const TLS_REASON = /^Не удалось защищённое соединение с почтовым сервером/;

const known = getCACertificates('default');
beforeEach(() => setDefaultCACertificates([...known, AUTHORITY]));
afterAll(() => setDefaultCACertificates(known));

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

interface Post {
  address: SmtpServer;
  /** How each letter arrived. */
  taken: { isSecure: boolean; user: string | undefined }[];
  signedIn: number;
}

async function post(options: SMTPServerOptions, secure = false): Promise<Post> {
  const found: Post = { address: null as never, taken: [], signedIn: 0 };
  const server = new SMTPServer({
    ...{ authOptional: true, disableReverseLookup: true, secure },
    onAuth: ({ username }, _session, done) => {
      found.signedIn++;
      done(null, { user: username });
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        found.taken.push({ isSecure: Boolean(session.secure), user: session.user as string | undefined });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  found.address = { host: 'localhost', port, secure, user: null, password: null };
  return found;
}

/** Answers as the test tells it, and nothing more. */
async function bare(greet: (socket: Socket) => void): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => (server.close(), sockets.forEach((socket) => socket.destroy())));
  const { port } = server.address() as AddressInfo;
  return { host: 'localhost', port, secure: false, user: null, password: null };
}

async function fate(server: SmtpServer, limits?: typeof QUICK): Promise<Pick<Undelivered, 'fate' | 'reason'> | null> {
  try {
    await deliver(server, LETTER, async () => true, limits);
    return null;
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    return { fate: error.fate, reason: error.reason };
  }
}

describe('a secure connection', () => {
  const AS_SOMEBODY = { user: 'post@rampa.example', password: 'тайна' };

  it('from the first byte, and by STARTTLS, carries the letter and the password', async () => {
    for (const secure of [true, false]) {
      const office = await post(LOCALHOST, secure);
      expect(await fate({ ...office.address, ...AS_SOMEBODY })).toBeNull();
      expect(office.taken).toEqual([{ isSecure: true, user: AS_SOMEBODY.user }]);
    }
  });

  it('that is not offered is none: the password stays here, and the letter waits', async () => {
    const office = await post({ ...LOCALHOST, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    // Spelt differently from «localhost», so that the client takes it for a server of the world.
    const told = await fate({ ...office.address, ...AS_SOMEBODY, host: 'LOCALHOST' });
    expect(told).toEqual({ fate: 'later', reason: expect.stringMatching(TLS_REASON) });
    expect([office.signedIn, office.taken.length]).toEqual([0, 0]);
  });

  it.each([
    ['of another name', ELSEWHERE, [AUTHORITY]],
    ['by nobody known', LOCALHOST, []],
  ])('with a certificate %s is broken off, whichever way it begins', async (_, certificate, more) => {
    setDefaultCACertificates([...known, ...more]);
    for (const secure of [true, false]) {
      const office = await post(certificate, secure);
      const told = await fate({ ...office.address, ...AS_SOMEBODY });
      expect(told).toEqual({ fate: 'later', reason: expect.stringMatching(CERTIFICATE_REASON) });
      expect([office.signedIn, office.taken.length]).toEqual([0, 0]);
    }
  });

  it('to a port that speaks openly says so too', async () => {
    const office = await post(LOCALHOST);
    expect(await fate({ ...office.address, secure: true })).toEqual({
      ...{ fate: 'later', reason: expect.stringMatching(TLS_REASON) },
    });
  });
});

describe('a post office', () => {
  it('that refuses for a while, or for good, is believed', async () => {
    expect(await fate(await bare((socket) => socket.end('421 too busy\r\n')))).toEqual({
      ...{ fate: 'later', reason: 'Почтовый сервер просит подождать (код 421).' },
    });
    expect(await fate(await bare((socket) => socket.end('554 go away\r\n')))).toEqual({
      ...{ fate: 'later', reason: 'Почтовый сервер не принимает соединение (код 554).' },
    });
  });

  it('that does not listen, says nothing or falls silent on the way is waited for only so long', async () => {
    const silent = { fate: 'later', reason: 'Почтовый сервер не отвечает.' };
    const gone = await bare(() => undefined);
    closing.splice(0).forEach((close) => close());
    expect(await fate(gone)).toEqual(silent);
    expect(await fate(await bare(() => undefined), QUICK)).toEqual(silent);
    expect(await fate(await bare((socket) => socket.write('220 here\r\n')), QUICK)).toEqual(silent);
  });

  it('that falls silent over the text may have taken it', async () => {
    const words = ['250 hello\r\n', '250 from\r\n', '250 to\r\n', '354 go on\r\n'];
    const office = await bare((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', () => socket.write(words.shift() ?? ''));
    });
    expect(await fate(office, QUICK)).toEqual({ fate: 'unknown', reason: 'Почтовый сервер не отвечает.' });
  });
});
