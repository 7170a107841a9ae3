import 'reflect-metadata';
import { newGuid, type Guid } from '@rampa/kernel';
import { until } from '@rampa/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { temporaryHome } from '../jobs/testing/worker.ts';
import { LETTER_EXPIRED, LETTER_UNKNOWN } from './refusal-reasons.ts';
import type { Letter } from './index.ts';
import { LETTER_TRIES } from './send-letter.ts';
import { MailWorker } from './testing/mail-worker.ts';
import { TestPost } from './testing/test-post.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;
let post: TestPost;
const workers: MailWorker[] = [];

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
});
beforeEach(async () => {
  post = await TestPost.start();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await post.stop();
});
afterAll(async () => {
  await place?.remove();
  await services?.stop();
});

/** No pause between tries unless the test says otherwise. */
async function starting(smtp: TestPost['address'] | null = post.address, retryMs = 0): Promise<MailWorker> {
  const mailFrom = { name: 'Рампа', address: 'post@rampa.example' };
  const given = { home: place.home, config: { smtp, mailFrom }, options: { retryMs } };
  const worker = await MailWorker.start({ ...services, ...given });
  workers.push(worker);
  return worker;
}

const LETTER: Letter = {
  to: 'elena@example.org',
  kind: 'test.letter',
  subject: 'Подтвердите почту организации «Просцениум»',
  body: {
    greeting: 'Здравствуйте, Елена Ёлкина!',
    paragraphs: ['Осталось подтвердить почту. <script>alert("&")</script>'],
    code: { label: 'Код', value: '482915' },
    button: { label: 'Подтвердить', url: 'https://rampa.example/confirm?token=abc&kind=organizer' },
    footnote: 'Если это были не Вы, ничего не делайте.',
  },
};

interface Row {
  state: string;
  attempts: number;
  body: Buffer | null;
  last_error: string | null;
}

async function rowOf(worker: MailWorker, guid: Guid): Promise<Row> {
  const [row] = await worker.database.query<Row>(
    'select state, attempts, body, last_error from mail.letter where guid = $1',
    [guid],
  );
  return row!;
}

async function settled(worker: MailWorker, guid: Guid, state: string): Promise<Row> {
  await until(`the letter is ${state}`, async () => (await rowOf(worker, guid)).state === state);
  return rowOf(worker, guid);
}

const jobOver = (worker: MailWorker, guid: Guid) =>
  until('its job is over', async () => {
    const [job] = await worker.database.query<{ status: string }>(
      'select j.status from jobs.job j join mail.letter l on l.job_guid = j.guid where l.guid = $1',
      [guid],
    );
    return job?.status === 'done';
  });

describe('a letter', () => {
  it('arrives once and whole, as html and as text, and its body is forgotten', async () => {
    const worker = await starting();
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'sent')).toEqual({ state: 'sent', attempts: 0, body: null, last_error: null });
    expect(post.taken.map(({ recipients }) => recipients)).toEqual([['elena@example.org']]);
    const email = await post.read();
    expect(email).toMatchObject({
      subject: LETTER.subject,
      from: { name: 'Рампа', address: 'post@rampa.example' },
      to: [{ name: '', address: 'elena@example.org' }],
      messageId: `<${guid}@rampa.example>`,
    });
    for (const part of [email.text!, email.html!]) expect(part).toContain('Здравствуйте, Елена Ёлкина!');
    expect(email.text).toContain('https://rampa.example/confirm?token=abc&kind=organizer');
    expect(email.html).toContain('href="https://rampa.example/confirm?token=abc&amp;kind=organizer"');
    expect(email.html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(email.html).not.toMatch(/<script|<img|src=|@import|url\(/);
  });

  it('cannot carry a header in its subject', async () => {
    const worker = await starting();
    const guid = await worker.post({ ...LETTER, subject: 'Привет\r\nBcc: all@example.org\r\n\r\nтекст' });
    await settled(worker, guid, 'sent');
    const email = await post.read();
    expect(email.subject).toBe('Привет Bcc: all@example.org текст');
    expect(email.bcc ?? []).toEqual([]);
    expect(post.taken[0]!.recipients).toEqual(['elena@example.org']);
  });

  it('of which the post office says «later» is tried again, before and after its text', async () => {
    const worker = await starting();
    const [first, second] = [
      [451, 421, null],
      [452, null],
    ];
    post.atRecipient = () => first.shift() ?? null;
    post.atText = () => second.shift() ?? null;
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'sent')).toMatchObject({ attempts: 3 });
    expect(post.taken).toHaveLength(1);
  });

  it('that is refused for good is parked at once, with the reason in Russian and without the address', async () => {
    const worker = await starting();
    post.atRecipient = () => 550;
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'failed')).toEqual({
      // Kept for an operator's «Повторить» until it is too old.
      ...{ state: 'failed', attempts: 0, body: expect.any(Buffer) as Buffer },
      last_error: 'Почтовый сервер не принимает письма для этого адреса (код 550).',
    });
    expect(post.tries).toBe(1);
  });

  it('is parked after its last try', async () => {
    const worker = await starting();
    post.atRecipient = () => 451;
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'failed')).toMatchObject({
      ...{ attempts: LETTER_TRIES, body: expect.any(Buffer) as Buffer },
      last_error: 'Почтовый сервер просит подождать (код 451).',
    });
    expect(post.tries).toBe(LETTER_TRIES);
    const jobs = await worker.database.query<{ failure: string | null }>(
      `select failure from jobs.job where kind = 'mail.send'`,
    );
    expect(JSON.stringify(jobs)).not.toContain('example.org');
  });

  it('waits for the right password', async () => {
    const guarded = await TestPost.start({ user: 'post', password: 'right' });
    try {
      const worker = await starting({ ...guarded.address, user: 'post', password: 'wrong' }, 20);
      const guid = await worker.post(LETTER);
      await until('it was turned away', async () => (await rowOf(worker, guid)).attempts > 0);
      const { last_error } = await rowOf(worker, guid);
      expect(last_error).toMatch(/^Почтовый сервер не впустил/);
      await workers.pop()!.stop();
      const right = await starting({ ...guarded.address, user: 'post', password: 'right' });
      await settled(right, guid, 'sent');
      expect(guarded.taken).toHaveLength(1);
    } finally {
      await guarded.stop();
    }
  });

  it('with a known key is not sent again, long after it was sent', async () => {
    const worker = await starting();
    const once = `test ${newGuid()}`;
    const guid = await worker.post({ ...LETTER, once });
    await settled(worker, guid, 'sent');
    expect(await worker.post({ ...LETTER, once })).toBe(guid);
    await settled(worker, await worker.post(LETTER), 'sent');
    expect(post.taken).toHaveLength(2);
  });

  it('that comes too late is not sent', async () => {
    const worker = await starting();
    const guid = await worker.post({ ...LETTER, expiresAt: '2020-01-01T00:00:00Z' });
    expect(await settled(worker, guid, 'failed')).toMatchObject({ body: null, last_error: LETTER_EXPIRED });
    expect(post.tries).toBe(0);
  });

  it('waits while there is no post office, and leaves once there is one', async () => {
    const poor = await starting(null);
    const guid = await poor.post(LETTER);
    await jobOver(poor, guid);
    expect(await rowOf(poor, guid)).toMatchObject({ state: 'waiting', attempts: 0 });
    const rich = await starting();
    await settled(rich, guid, 'sent');
    expect(post.taken).toHaveLength(1);
  });
});

describe('nothing is sent twice', () => {
  it('when the line breaks after the text was given: it may have been taken', async () => {
    const worker = await starting();
    post.atText = () => {
      post.cut();
      return null;
    };
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'failed')).toMatchObject({ body: null, last_error: LETTER_UNKNOWN });
    expect(post.tries).toBe(1);
  });

  it('when the line breaks before the text, the letter is sent all the same', async () => {
    const worker = await starting();
    let cuts = 2;
    post.atRecipient = () => {
      if (cuts-- > 0) post.cut();
      return null;
    };
    const guid = await worker.post(LETTER);
    expect(await settled(worker, guid, 'sent')).toMatchObject({ attempts: 2 });
    expect(post.taken).toHaveLength(1);
  });

  it('when a worker has died in between', async () => {
    const dead = await starting(null);
    const guid = await dead.post(LETTER);
    await jobOver(dead, guid);
    await dead.database.query(`update mail.letter set state = 'sending' where guid = $1`, [guid]);
    const next = await starting();
    expect(await settled(next, guid, 'failed')).toMatchObject({ last_error: LETTER_UNKNOWN });
    expect(post.tries).toBe(0);
  });

  it('when another worker has begun while this one was being let in', async () => {
    const worker = await starting();
    post.atRecipient = async () => {
      await worker.database.query(`update mail.letter set state = 'sending' where state = 'waiting'`);
      return null;
    };
    const guid = await worker.post(LETTER);
    await jobOver(worker, guid);
    expect((await rowOf(worker, guid)).state).not.toBe('sent');
    expect(post.taken).toHaveLength(0);
  });
});

it('letters are forgotten: late ones by their bodies, old ones by their names; keys stay', async () => {
  const poor = await starting(null);
  const [late, old, keyed] = [
    await poor.post({ ...LETTER, expiresAt: '2020-01-01T00:00:00Z' }),
    await poor.post(LETTER),
    await poor.post({ ...LETTER, once: `test ${newGuid()}` }),
  ];
  await poor.database.query(`update mail.letter set created_at = now() - interval '91 days' where guid = any ($1)`, [
    [old, keyed],
  ]);
  await poor.database.query(`delete from jobs.job where kind = 'mail.trim'`);
  await workers.pop()!.stop();
  const next = await starting(null);
  await until('the old one is gone', async () => {
    const rows = await next.database.query('select from mail.letter where guid = $1', [old]);
    return rows.length === 0;
  });
  await until('the key alone is left', async () => {
    const [row] = await next.database.query<{ recipient: string }>(
      'select recipient from mail.letter where guid = $1',
      [keyed],
    );
    return row!.recipient === '';
  });
  expect(await rowOf(next, late)).toMatchObject({ state: 'failed', body: null, last_error: LETTER_EXPIRED });
});
