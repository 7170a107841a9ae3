import { readFileSync } from 'node:fs';
import { CALLS, failed } from '@rampa/contract';
import { failureStatus, UPLOAD_LIMIT } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { CONFIGURATION } from './nginx.ts';

const text = readFileSync(CONFIGURATION, 'utf8');

it('the proxy lets large bodies through to the calls that take a file, and to no other', () => {
  const wide = [...text.matchAll(/location ~ (\S+) \{[^}]*client_max_body_size (\d+)m/g)];
  expect(wide).toHaveLength(1);
  const [, pattern, megabytes] = wide[0]!;
  const open = CALLS.filter(({ path }) => new RegExp(pattern!).test(`/api/v1/${path}`));
  expect(open.map(({ id }) => id)).toEqual(CALLS.filter(({ takesFile }) => takesFile).map(({ id }) => id));
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(UPLOAD_LIMIT);
});

it('what it says itself are the words of the catalogue', () => {
  const said = [...text.matchAll(/return (\d+) '(.*)';/g)].map(([, status, body]) => [
    Number(status),
    JSON.parse(body!) as unknown,
  ]);
  expect(said).toEqual(
    (['tooLarge', 'fileTooLarge', 'tooMany'] as const).map((code) => [failureStatus(code), failed(code)]),
  );
});
