// docker/compose.yml gives every container no root rights, a read-only file system and bounded memory, and lets only
// the portal reach the database and Redis.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILE = readFileSync(join(import.meta.dirname, '../../../docker/compose.yml'), 'utf8');

/** Blocks of the file by name, one indentation below their heading. */
function blocks(text: string, indent: string): Map<string, string> {
  const found = text.matchAll(new RegExp(`^${indent}([\\w-]+):(.*(?:\\n(?:${indent} .*)?(?=\\n|$))*)`, 'gm'));
  return new Map([...found].map(([, name, body]) => [name!, body!]));
}

const top = blocks(FILE, '');
const services = blocks(top.get('services')!, '  ');
/** With what it takes from an anchor. */
const whole = (body: string): string => {
  const anchor = /<<: \*(\w+)/.exec(body)?.[1];
  const taken = [...top.values()].find((one) => anchor && one.trimStart().startsWith(`&${anchor}`));
  return taken ? `${body}\n${whole(taken)}` : body;
};

describe.each([...services])('the container %s', (_, body) => {
  const all = whole(body);
  it('has no rights of root and none that grow', () => {
    expect(all).toContain('cap_drop: [ALL]');
    expect(all).toContain("security_opt: ['no-new-privileges:true']");
    expect(all).not.toMatch(/privileged|cap_add|user: root/);
  });
  it('writes nowhere but into its volumes, and has an end of memory and processes', () => {
    expect(all).toContain('read_only: true');
    expect(all).toMatch(/mem_limit: \d+[mg]/);
    expect(all).toMatch(/pids_limit: \d+/);
  });
});

it('the database and Redis stand in a network of their own, with passwords, and the proxy does not', () => {
  expect([...services.keys()].toSorted()).toEqual([
    'api-1',
    'api-2',
    'migrate',
    'postgres',
    'proxy',
    'redis',
    'worker',
  ]);
  const networks = (name: string) => /networks: \[(.*)\]/.exec(whole(services.get(name)!))?.[1];
  expect(['postgres', 'redis', 'proxy', 'api-1'].map(networks)).toEqual([
    ...['inside', 'inside', 'outside', 'outside, inside'],
  ]);
  expect(top.get('networks')).toContain('inside: { internal: true }');
  const ports = [...services].filter(([, body]) => /\bports:/.test(whole(body))).map(([name]) => name);
  expect(ports).toEqual(['proxy']);
  expect(services.get('redis')).toContain('requirepass %s');
  expect(FILE).toMatch(/RAMPA_DATABASE_URL: postgres:\/\/rampa:\$\{POSTGRES_PASSWORD:\?/);
  expect(FILE).toMatch(/RAMPA_REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:\?/);
});
