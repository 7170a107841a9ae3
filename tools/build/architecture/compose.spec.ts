import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postgresSettings, redisSettings } from '../../proof/drill/image/compose.ts';

const FOLDER = join(import.meta.dirname, '../../../docker');
const compose = readFileSync(join(FOLDER, 'compose.yml'), 'utf8');
const config = readFileSync(join(FOLDER, '../libs/platform/server/config/config.ts'), 'utf8');
const example = readFileSync(join(FOLDER, '.env.example'), 'utf8');

/** The lines of each block below `services:`, including the anchors that it merges. */
const sections = new Map(
  compose
    .split(/^(?=\S)/m)
    .filter((text) => /^[\w-]+:/.test(text))
    .map((text) => [/^[\w-]+/.exec(text)![0], text]),
);

function whole(text: string): string {
  const anchors = [...text.matchAll(/<<: \*(\w+)/g)].map(([, name]) => name);
  const taken = [...sections.values()].filter((section) =>
    anchors.some((name) => new RegExp(`^x-\\w+: &${name}\\b`).test(section)),
  );
  return [text, ...taken.map((section) => whole(section))].join('\n');
}

const services = sections
  .get('services')!
  .split(/^ {2}(?=\w[\w-]*:)/m)
  .slice(1)
  .map((text): [string, string] => [/^[\w-]+/.exec(text)![0], whole(text)]);

it('has the services that the portal consists of', () => {
  expect(services.map(([name]) => name)).toEqual([
    ...['migrate', 'api-1', 'api-2', 'worker', 'proxy', 'postgres', 'redis'],
  ]);
});

describe.each(services)('%s', (_name, text) => {
  it('has no right that it does not need', () => {
    for (const line of ['cap_drop: [ALL]', 'read_only: true', "security_opt: ['no-new-privileges:true']"]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/mem_limit: \d+[mg]/);
    expect(text).toMatch(/pids_limit: \d+/);
    expect(text).not.toMatch(/privileged|cap_add/);
  });
});

it('PostgreSQL and Redis are on the inner network alone, which leads nowhere; the proxy is on the outer one', () => {
  const networks = Object.fromEntries(services.map(([name, text]) => [name, /networks: \[(.*)\]/.exec(text)?.[1]]));
  expect(networks).toMatchObject({ postgres: 'inside', redis: 'inside', migrate: 'inside', proxy: 'outside' });
  expect(compose).toMatch(/^networks: \{ outside: \{\}, inside: \{ internal: true \} \}$/m);
  const published = services.filter(([, text]) => text.includes('ports:')).map(([name]) => name);
  expect(published).toEqual(['proxy']);
});

it('every setting that it demands stands in the example', () => {
  const named = new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!));
  expect([...named].filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  expect(named.size).toBeGreaterThan(3);
});

it('every setting of the portal can be given to the containers', () => {
  const known = [...config.matchAll(/^ {2}(RAMPA_\w+):/gm)].map(([, name]) => name!);
  const given = new Set([...compose.matchAll(/^ {4}(RAMPA_\w+):/gm)].map(([, name]) => name!));
  // The image's own: its port, address, folder, and what only tests shorten.
  const own = ['RAMPA_PORT', 'RAMPA_HOST', 'RAMPA_HOME', 'RAMPA_WORKER_PORT', 'RAMPA_JOB_LEASE_MS'];
  expect(known.filter((name) => !given.has(name))).toEqual(own);
});

it('the drill of the image finds in it what it tells PostgreSQL and Redis', () => {
  expect(postgresSettings().map((setting) => setting.split('=')[0])).toEqual(['max_connections', 'shared_buffers']);
  const names = redisSettings().map((setting) => setting.split(' ')[0]);
  expect(names).toEqual(['appendonly', 'maxmemory', 'maxmemory-policy']);
});
