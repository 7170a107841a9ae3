import { describe, expect, it } from 'vitest';
import { readConfig, warningsOf } from './config.ts';

const LEAST = { RAMPA_DATABASE_URL: 'postgres://localhost/rampa', RAMPA_REDIS_URL: 'redis://localhost' };

describe('the environment', () => {
  it('with every fault is refused at once, each by its name', () => {
    const faulty = { RAMPA_DATABASE_URL: 'mysql://x', RAMPA_PORT: '99999', RAMPA_MODE: 'production' };
    expect(() => readConfig(faulty)).toThrow(/RAMPA_PORT[^]*RAMPA_DATABASE_URL[^]*RAMPA_REDIS_URL/);
    const told = ['RAMPA_MODE: Неверный вариант', 'RAMPA_DATABASE_URL: ожидается адрес', 'RAMPA_SECRET: не короче'];
    const wrong = { RAMPA_MODE: 'prod', RAMPA_DATABASE_URL: 'x', RAMPA_SECRET: 'short' };
    for (const text of told) expect(() => readConfig({ ...LEAST, ...wrong })).toThrow(text);
    expect(() => readConfig({ ...LEAST, RAMPA_MODE: 'production' })).toThrow(/RAMPA_SECRET[^]*RAMPA_PUBLIC_URL/);
  });

  it('with names that mean nothing is taken, and they are told', () => {
    const misspelt = { ...LEAST, RAMPA_PUBLIK_URL: 'https://a.example', RAMPA_SMPT_URL: 'smtp://b.example', HOME: '/' };
    expect(warningsOf(readConfig({ ...misspelt, Rampa_Port: '80' }))).toEqual([
      'Настройки RAMPA_PUBLIK_URL, RAMPA_SMPT_URL, Rampa_Port неизвестны и не действуют: проверьте написание по README.',
    ]);
    expect(warningsOf(readConfig({ ...LEAST, RAMPA_PROT: '80' }))).toEqual([
      'Настройка RAMPA_PROT неизвестна и не действует: проверьте написание по README.',
    ]);
  });

  it('with the tests’ own names is nothing to speak of', () => {
    expect(
      warningsOf(readConfig({ ...LEAST, RAMPA_TEST_LOG: '1', RAMPA_E2E: '{}', RAMPA_HEALTH_PORT: '3001' })),
    ).toEqual([]);
  });

  it('of mail names a post office and a sender, or is refused without its password', () => {
    const mail = (url?: string, from?: string) =>
      readConfig({ ...LEAST, RAMPA_SMTP_URL: url, RAMPA_MAIL_FROM: from, RAMPA_PUBLIC_URL: 'https://rampa.example' });
    expect(mail('smtps://post%40rampa.example:p%3Ass@mx.example').smtp).toEqual({
      ...{ host: 'mx.example', port: 465, secure: true, user: 'post@rampa.example', password: 'p:ss' },
    });
    expect(mail('smtp://[::1]:2525').smtp).toMatchObject({ host: '::1', port: 2525, secure: false, user: null });
    expect(mail('', '').smtp).toBeNull();
    expect(mail().mailFrom).toEqual({ name: 'Рампа', address: 'no-reply@rampa.example' });
    expect(mail('smtps://a%40b.example:x@c.example').mailFrom.address).toBe('a@b.example');
    expect(mail(undefined, 'Фестиваль «Светлояр» <post@a.example>').mailFrom).toEqual({
      ...{ name: 'Фестиваль «Светлояр»', address: 'post@a.example' },
    });
    const faulty = () => mail('http://user:hunter2@mx.example', 'a@b.example\r\nBcc: c@d.example');
    expect(faulty).toThrow(/RAMPA_SMTP_URL: ожидается адрес smtps[^]*RAMPA_MAIL_FROM: ожидается/);
    expect(faulty).not.toThrow(/hunter2|Bcc/);
  });

  it('that sends letters without saying where their links lead is refused', () => {
    const sending = { ...LEAST, RAMPA_SMTP_URL: 'smtp://mx.example' };
    expect(() => readConfig(sending)).toThrow(/RAMPA_PUBLIC_URL: обязателен, когда задан RAMPA_SMTP_URL/);
    expect(readConfig({ ...sending, RAMPA_PUBLIC_URL: 'https://a.example' }).smtp).not.toBeNull();
    expect(readConfig({ ...LEAST, RAMPA_SMTP_URL: '' }).smtp).toBeNull();
  });

  it('of files names a bucket; empty, they lie on the disk', () => {
    expect(readConfig({ ...LEAST, RAMPA_FILES_URL: '' }).filesStore).toBeNull();
    const store = readConfig({ ...LEAST, RAMPA_FILES_URL: 'https://k:s@s3.example/rampa/files' }).filesStore;
    expect(store).toMatchObject({ endpoint: 'https://s3.example', bucket: 'rampa', prefix: 'files/' });
    expect(() => readConfig({ ...LEAST, RAMPA_FILES_URL: 'https://s3.example/rampa' })).toThrow(/RAMPA_FILES_URL/);
  });

  it('of production without a post office says that letters wait', () => {
    const secret = 'x'.repeat(32);
    const live = { ...LEAST, RAMPA_MODE: 'production', RAMPA_SECRET: secret, RAMPA_PUBLIC_URL: 'https://a.example' };
    expect(warningsOf(readConfig(live))).toEqual([expect.stringMatching(/^Письма не отправляются: .*RAMPA_SMTP_URL/)]);
    expect(warningsOf(readConfig({ ...live, RAMPA_SMTP_URL: 'smtp://mx.example' }))).toEqual([]);
  });
});
