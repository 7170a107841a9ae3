import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { MailOutbox, UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

interface Answer {
  status: number;
  location: string | undefined;
  text: string;
}

function asked(method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, method, path, headers: { host: 'localhost', ...headers } }, (response) => {
      const { statusCode, headers: answered } = response;
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: statusCode!, location: answered.location, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function failedJob(title: string): Promise<string> {
  const guid = newGuid();
  await api.database.query(
    `insert into jobs.job (guid, kind, owner, payload, input_hash, status, attempt, max_attempts, title, failure, finished_at)
     values ($1, 'mail.trim', 'nobody', '{"days": 30}', 'x', 'failed', 3, 3, $2, 'Не вышло', now())`,
    [guid, title],
  );
  return guid;
}

async function failedLetter(expiresAt: string): Promise<string> {
  const app = api.nodes[0]!.app;
  const { result: guid } = await app.get(UnitOfWork).run({ actor: 'test' }, (transaction) =>
    app.get(MailOutbox).post(transaction, {
      ...{ to: 'ivanov@post.example', kind: 'test.letter', subject: 'Тайная тема' },
      body: { paragraphs: ['Тайный текст'] },
    }),
  );
  await api.database.query(
    `update mail.letter set state = 'failed', last_error = 'Почтовый сервер не отвечает.', expires_at = $2 where guid = $1`,
    [guid, expiresAt],
  );
  return guid;
}

const rowOf = (table: 'jobs.job' | 'mail.letter', guid: string) =>
  api.database.query(`select * from ${table} where guid = $1`, [guid]).then(([row]) => row!);

describe('/operator', () => {
  it('lists what failed with its reason, and of a letter neither address nor words', async () => {
    await failedJob('Дипломы: <II> отделение');
    await failedLetter('2100-01-01');
    const { status, text } = await asked('GET', '/operator');
    expect(status).toBe(200);
    expect(text).toContain('Дипломы: &lt;II&gt; отделение');
    expect(text).toContain('Не вышло');
    expect(text).toContain('test.letter');
    expect(text).toContain('post.example');
    expect(text).not.toMatch(/ivanov|Тайн/);
  });

  it('searches, shows long lists by pages, and comes back to where a press was made', async () => {
    await Promise.all(Array.from({ length: 51 }, (_, index) => failedJob(`Ведомость 100% ${index}`)));
    const found = `/operator?search=${encodeURIComponent('ВЕДОМОСТЬ 100%')}`;
    const [first, last, behind] = await Promise.all(
      [found, `${found}&jobs=2`, `${found}&jobs=9`].map((at) => asked('GET', at)),
    );
    const rows = ({ text }: Answer) => text.split('Ведомость 100%').length - 1;
    expect(first!.text).toContain('1 из 2');
    expect(first!.text).toContain('Среди писем такого нет');
    // Each row says its name twice: as it is, and on its button.
    expect([rows(first!), rows(last!)]).toEqual([100, 2]);
    // The page has been emptied meanwhile: the last one that is left is shown.
    expect(behind!.text).toContain('2 из 2');
    expect(rows(behind!)).toBe(2);
    const [, action] = /action="(\/operator\/jobs\/[^"]+)"/.exec(last!.text)!;
    const pressed = await asked('POST', action!.replaceAll('&amp;', '&'));
    const left = new URL(pressed.location!, api.url);
    expect(Object.fromEntries(left.searchParams)).toEqual({ search: 'ВЕДОМОСТЬ 100%', jobs: '2', said: 'again' });
    expect((await asked('GET', `/operator?search=${encodeURIComponent('ведомость_100')}`)).text).not.toContain(
      'Ведомость',
    );
    expect((await asked('GET', '/operator?search=a&search=b&jobs=x')).status).toBe(200);
  });

  it('has a failed job tried again, as often as a new one; a second press finds nothing', async () => {
    const guid = await failedJob('Ещё раз');
    expect((await asked('POST', `/operator/jobs/${guid}`)).location).toBe('/operator?said=again');
    expect(await rowOf('jobs.job', guid)).toMatchObject({ status: 'waiting', attempt: 3, failure: null });
    expect((await rowOf('jobs.job', guid)).max_attempts).toBeGreaterThan(3);
    expect((await asked('POST', `/operator/jobs/${guid}`)).location).toBe('/operator?said=gone');
    expect((await asked('POST', `/operator/jobs/rubbish`)).location).toBe('/operator?said=gone');
  });

  it('has a refused letter sent again by a job of its own, unless it is too old', async () => {
    const guid = await failedLetter('2100-01-01');
    const { job_guid: before } = await rowOf('mail.letter', guid);
    expect((await asked('POST', `/operator/letters/${guid}`)).location).toBe('/operator?said=again');
    const letter = await rowOf('mail.letter', guid);
    expect(letter).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(letter.job_guid).not.toBe(before);
    expect(await rowOf('jobs.job', letter.job_guid as string)).toMatchObject({ kind: 'mail.send', status: 'waiting' });
    const old = await failedLetter('2020-01-01');
    expect((await asked('POST', `/operator/letters/${old}`)).location).toBe('/operator?said=gone');
  });

  it('is closed to strangers and to pages of other sites', async () => {
    const guid = await failedJob('Чужая');
    expect((await asked('GET', '/operator', { host: 'rampa.example' })).status).toBe(403);
    expect((await asked('POST', `/operator/jobs/${guid}`, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await asked('POST', `/operator/jobs/${guid}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await rowOf('jobs.job', guid)).toMatchObject({ status: 'failed' });
  });
});
