import 'reflect-metadata';
import { newGuid, type Guid } from '@rampa/kernel';
import { postedLetters } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { temporaryHome } from '../jobs/testing/worker.ts';
import { LetterRows, type Letter } from './index.ts';
import { MailWorker } from './testing/mail-worker.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;
let worker: MailWorker;

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
  worker = await MailWorker.start({ ...services, home: place.home });
});
afterAll(async () => {
  await worker?.stop();
  await place?.remove();
  await services?.stop();
});

const LETTER: Letter = {
  to: 'elena@example.org',
  kind: 'test.letter',
  subject: 'Подтвердите почту',
  body: {
    paragraphs: ['Вы зарегистрировали организацию «Просцениум».'],
    code: { value: '482915' },
    button: { label: 'Подтвердить', url: 'https://rampa.example/confirm?token=abc' },
  },
};

const rowsOf = (guid: Guid) =>
  worker.database.query<Record<string, unknown>>('select * from mail.letter where guid = $1', [guid]);

describe('a letter', () => {
  it('is written with what it tells of or not at all, sealed, and its job names no person', async () => {
    const failing = worker.app.get(UnitOfWork).run({ actor: 'test' }, async (transaction) => {
      await worker.outbox.post(transaction, { ...LETTER, to: 'nobody@example.org' });
      throw new Error('the deed failed');
    });
    await expect(failing).rejects.toThrow('the deed failed');
    expect(await worker.letters('nobody@example.org')).toEqual([]);

    const guid = await worker.post(LETTER);
    const [row] = await rowsOf(guid);
    expect(JSON.stringify(row)).not.toContain('482915');
    expect((row!.body as Buffer).includes('482915')).toBe(false);
    const [job] = await worker.database.query<{ payload: unknown; title: string }>(
      'select payload, title from jobs.job where guid = $1',
      [row!.job_guid],
    );
    expect(job).toEqual({ payload: { letter: guid }, title: '' });

    const [posted] = await postedLetters(worker.app.get(LetterRows), worker.database, LETTER.to);
    expect(posted!.link().searchParams.get('token')).toBe('abc');
    expect(posted!.code()).toBe('482915');
  });

  it('with a key that is known is not written again, even by two at once', async () => {
    const once = `test ${newGuid()}`;
    const guids = await Promise.all([1, 2, 3].map(() => worker.post({ ...LETTER, once })));
    expect(new Set(guids).size).toBe(1);
    expect(await worker.database.query('select from mail.letter where once_key = $1', [once])).toHaveLength(1);
  });

  it.each([
    ['a@example.org\r\nBcc: all@example.org'],
    ['a@example.org, b@example.org'],
    ['Елена <a@example.org>'],
    ['a@example.org\u0000'],
    ['someone'],
  ])('to %j is refused', async (to) => {
    await expect(worker.post({ ...LETTER, to })).rejects.toMatchObject({ code: 'letterAddress' });
  });

  it('made wrongly says where and never what', async () => {
    const wrong = { ...LETTER, body: { ...LETTER.body, button: { label: 'Открыть', url: 'javascript:alert(1)' } } };
    await expect(worker.post(wrong)).rejects.toThrow(/body\.button\.url/);
    await expect(worker.post(wrong)).rejects.not.toThrow(/alert/);
  });
});
