import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Secrets } from './secrets.ts';

describe('the installation’s secrets', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'rampa-secrets-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('open what they sealed, also after a restart', () => {
    const sealed = new Secrets({ secret: null, home }).seal('ключ', 'link:1');
    expect(sealed.includes(Buffer.from('ключ'))).toBe(false);
    expect(new Secrets({ secret: null, home }).open(sealed, 'link:1')).toBe('ключ');
  });

  it('refuse a value of another place, of another installation, or altered', () => {
    const secrets = new Secrets({ secret: 'a'.repeat(32), home });
    const sealed = secrets.seal('ключ', 'link:1');
    expect(() => secrets.open(sealed, 'link:2')).toThrow();
    expect(() => new Secrets({ secret: 'b'.repeat(32), home }).open(sealed, 'link:1')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => secrets.open(sealed, 'link:1')).toThrow();
    expect(() => secrets.open(Buffer.of(1, 2), 'link:1')).toThrow();
  });

  it('never seal the same text into the same bytes', () => {
    const secrets = new Secrets({ secret: 'a'.repeat(32), home });
    expect(secrets.seal('ключ', 'p').equals(secrets.seal('ключ', 'p'))).toBe(false);
  });

  it('disguise a text alike at every node and otherwise at every installation', () => {
    const names = ['a', 'a', 'b'].map((letter) => new Secrets({ secret: letter.repeat(32), home }).disguise('почта'));
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
    expect(names[0]).not.toBe(new Secrets({ secret: 'a'.repeat(32), home }).disguise('телефон'));
  });

  it('keep the made key readable by its owner only, and say when it is damaged', () => {
    new Secrets({ secret: null, home });
    const file = join(home, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, '{"secret":""}');
    expect(() => new Secrets({ secret: null, home })).toThrow(/повреждён/);
  });
});
