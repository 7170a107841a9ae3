// Both stores of files do the same; what a bucket adds is asked of a server that checks every signature.

import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Server } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUrl } from '../config/files-url.ts';
import type { BlobStore } from './blob-store-type.ts';
import { blobStore, diskBlobs } from './blob-store.ts';
import { hashOf, uploadedPath, type Lost } from './blobs.ts';

let home: string;
let s3: S3Server;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rampa-blobs-'));
  s3 = await S3Server.start();
});
afterAll(async () => {
  s3.stop();
  await rm(home, { recursive: true });
});

const bucket = (more = {}) => blobStore({ home, filesStore: filesUrl.parse(s3.url(more)) });
async function all(blobs: BlobStore, before = Date.now() + 60_000): Promise<string[]> {
  const found: string[] = [];
  for await (const sha256 of blobs.stored(before)) found.push(sha256);
  return found.toSorted();
}
const textOf = async (given: Awaited<ReturnType<BlobStore['stream']>>) =>
  typeof given === 'string' ? (given as Lost) : String(await buffer(given));

describe.each([
  ['a disk', () => diskBlobs(home), (sha256: string) => truncate(uploadedPath(join(home, 'files'), sha256), 3)],
  ['a bucket', () => bucket({ folder: 'portal/2027' }), async (sha256: string) => s3.stored.set(`files/portal/2027/${sha256.slice(0, 2)}/${sha256}`, { bytes: Buffer.from('cut'), at: new Date() })], // prettier-ignore
] as const)('%s', (_, open, cut) => {
  it('keeps bytes and whole files, gives them back whole and in parts, and lists and removes them', async () => {
    const blobs = open();
    const bytes = Buffer.from('Калинка, калинка');
    const large = Buffer.alloc(3_000_000, 'метелица');
    const path = join(home, 'sent');
    await writeFile(path, large);
    const [one, other] = [hashOf(bytes), hashOf(large)];
    await blobs.put(one, bytes);
    await blobs.put(one, bytes);
    await blobs.put(other, { path, size: large.length });
    expect(String(await blobs.get(one, bytes.length))).toBe('Калинка, калинка');
    expect(hashOf(await buffer((await blobs.stream(other, large.length)) as never))).toBe(other);
    expect(await textOf(await blobs.stream(one, bytes.length, { start: 2, end: 5 }))).toBe(
      String(bytes.subarray(2, 6)),
    );
    const third = hashOf(Buffer.from('third'));
    await blobs.put(third, Buffer.from('third'));
    expect(await all(blobs)).toEqual([one, other, third].toSorted());
    expect(await all(blobs, 0)).toEqual([]);
    expect([await blobs.isReadable(one, bytes.length), await blobs.isReadable(one, 3)]).toEqual([true, false]);
    await blobs.remove(one);
    await blobs.remove(one);
    expect([await blobs.get(one, bytes.length), await textOf(await blobs.stream(one, 5))]).toEqual([
      'missing',
      'missing',
    ]);
    expect(await blobs.isReadable(one, bytes.length)).toBe(false);
  });

  it('says of what was cut that it is damaged, and takes it anew', async () => {
    const blobs = open();
    const bytes = Buffer.from('whole bytes');
    const sha256 = hashOf(bytes);
    await blobs.put(sha256, bytes);
    await cut(sha256);
    expect([await blobs.get(sha256, 11), await textOf(await blobs.stream(sha256, 11))]).toEqual(['damaged', 'damaged']);
    await blobs.put(sha256, bytes);
    expect(String(await blobs.get(sha256, 11))).toBe('whole bytes');
  });
});

describe('a bucket', () => {
  const bytes = Buffer.from('signed');
  const sha256 = hashOf(bytes);

  it('that refuses the key keeps nothing and says so', async () => {
    const wrong = bucket({ secret: 'another' });
    await expect(wrong.put(sha256, bytes)).rejects.toMatchObject({ code: 'filesAway' });
    expect(await wrong.get(sha256, 6)).toBe('unreadable');
    expect(s3.stored.has(`files/${sha256.slice(0, 2)}/${sha256}`)).toBe(false);
    await expect(all(wrong)).rejects.toThrow('403');
  });

  it('that is busy is asked again, the stream from its beginning, and not for ever', async () => {
    const path = join(home, 'again');
    await writeFile(path, bytes);
    s3.refusals.push(503);
    await bucket().put(sha256, { path, size: 6 });
    s3.refusals.push(503, 500);
    expect(String(await bucket().get(sha256, 6))).toBe('signed');
    s3.refusals.push(503, 503, 503);
    expect(await bucket().get(sha256, 6)).toBe('unreadable');
    expect(s3.refusals).toEqual([]);
  });

  it('that is away loses no file by it', async () => {
    const url = s3.url().replace(/127\.0\.0\.1:\d+/, '127.0.0.1:9');
    const gone = blobStore({ home, filesStore: filesUrl.parse(url) });
    await expect(gone.put(sha256, bytes)).rejects.toMatchObject({ code: 'filesAway' });
    await expect(gone.remove(sha256)).rejects.toThrow();
    expect([await gone.get(sha256, 6), await gone.isReadable(sha256, 6)]).toEqual(['unreadable', false]);
  });

  it('is named by an address with a key, and nothing else is taken for one', () => {
    expect(filesUrl.parse('https://id:a%2Fb@storage.yandexcloud.net/festival/portal?region=ru-central1')).toEqual({
      ...{ endpoint: 'https://storage.yandexcloud.net', bucket: 'festival', prefix: 'portal/', region: 'ru-central1' },
      ...{ key: 'id', secret: 'a/b' },
    });
    for (const url of [
      's3',
      'https://host/bucket',
      'https://a:b@host/',
      'ftp://a:b@host/bucket',
      'https://a:b@host/b/..%2f',
    ])
      expect(filesUrl.safeParse(url).success, url).toBe(false);
  });
});
