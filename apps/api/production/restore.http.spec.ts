// Files restored as the README says can be read by the portal, whoever made the copy; files restored otherwise are a
// reported error. Runs with another user's id, which only root can do.

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { OrganizerAddLogo, type Envelope } from '@rampa/contract';
import { CONFIG, type Config } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** The id of `nobody`: neither root nor the user who made the copy. */
const OTHER = 65_534;

/** The README's command, as it runs inside the container, on this folder. */
function command(kind: '-cf' | '-xf', home: string): string[] {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const found = new RegExp(`api-1 (tar -C /data ${kind} [^<>\\n]*)`).exec(readme)?.[1];
  return found!.trim().replace('/data', home).split(' ');
}

describe.skipIf(process.getuid?.() !== 0)('a copy put back under another user', () => {
  let api: TestApi;
  let home: string;
  let address: string;

  beforeAll(async () => {
    api = await startTestApi();
    home = api.nodes[0]!.app.get<Config>(CONFIG).home;
    const { token } = await api.organizer();
    const form = new FormData();
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#144f6b' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(picture)]), 'знак.png');
    const answer = await fetch(`${api.url}/api/v1/${OrganizerAddLogo.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    address = api.url + ((await answer.json()) as Envelope<{ url: string }>).data!.url;
  });
  afterAll(() => api?.stop());

  /** The answer of a node that runs as another user. */
  async function readAsOther(): Promise<{ status: number; type: string | null }> {
    process.seteuid!(OTHER);
    try {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      return { status: answer.status, type: answer.headers.get('content-type') };
    } finally {
      process.seteuid!(0);
    }
  }

  it('is read when it was put back by the README’s command, and is an error in the log when root put it there', async () => {
    const [program, ...copy] = command('-cf', home);
    const taken = spawnSync(program!, copy, { maxBuffer: 64 * 1024 * 1024 });
    expect(taken.status).toBe(0);
    for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true });
    chownSync(home, OTHER, OTHER);
    chmodSync(home, 0o700);
    const [, ...back] = command('-xf', home);
    const put = spawnSync(program!, back, { input: taken.stdout, uid: OTHER, gid: OTHER, encoding: 'utf8' });
    expect([put.status, put.stderr]).toEqual([0, '']);
    expect(await readAsOther()).toEqual({ status: 200, type: 'image/webp' });

    const said = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    for (const name of readdirSync(join(home, 'files'))) spawnSync('chown', ['-R', '0:0', join(home, 'files', name)]);
    const answer = await readAsOther();
    const lines = said.mock.calls.map(([line]) => String(line));
    said.mockRestore();
    expect(answer).toEqual({ status: 500, type: 'application/json; charset=utf-8' });
    expect(lines).toEqual([expect.stringMatching(/^an uploaded file is unreadable: /)]);
  });
});
