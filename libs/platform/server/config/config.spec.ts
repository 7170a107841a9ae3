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
    const misspelt = { ...LEAST, RAMPA_PUBLIK_URL: 'https://a.example', RAMPA_SMTP_URL: 'smtp://b.example', HOME: '/' };
    expect(warningsOf(readConfig({ ...misspelt, Rampa_Port: '80' }))).toEqual([
      'Настройки RAMPA_PUBLIK_URL, RAMPA_SMTP_URL, Rampa_Port неизвестны и не действуют: проверьте написание по README.',
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
});
