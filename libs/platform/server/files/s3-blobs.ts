// Uploaded files in a bucket of S3, or of what speaks its language. Every request is signed (Signature Version 4) with the
// hash of its body, so the other side refuses bytes that changed on the way.

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsV4Signer } from 'aws4fetch';
import { Failure } from '@rampa/kernel';
import type { FilesStore } from '../config/files-url.ts';
import type { BlobStore } from './blob-store-type.ts';
import { sizeOf, type Content, type Lost, type Part } from './blobs.ts';

const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SHA = /^[0-9a-f]{64}$/;
/** Of one request: 80 MB over a slow line. */
const PATIENCE_MS = 120_000;
/** A server that is busy or restarts gets these pauses, ms. */
const PAUSES = [200, 1_000];

interface Sent {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Made anew for each try: a stream is read once. */
  body?: () => Buffer | Readable;
  size?: number;
  sha256?: string;
  range?: string;
}

export function s3Blobs({ endpoint, bucket, prefix, region, key, secret }: FilesStore): BlobStore {
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;
  const keyOf = (sha256: string) => `${prefix}${sha256.slice(0, 2)}/${sha256}`;
  const urlOf = (sha256: string) => `${root}/${keyOf(sha256).split('/').map(encodeURIComponent).join('/')}`;

  async function once(url: string, { method, body, size, sha256 = NOTHING, range }: Sent): Promise<Response> {
    const headers: Record<string, string> = { 'x-amz-content-sha256': sha256 };
    if (range) headers.range = range;
    const signer = new AwsV4Signer({
      ...{ method, url, headers, accessKeyId: key, secretAccessKey: secret, service: 's3', region },
    });
    const signed = await signer.sign();
    if (size !== undefined) signed.headers.set('content-length', String(size));
    const given = body?.();
    return fetch(signed.url, {
      ...{ method, headers: signed.headers, signal: AbortSignal.timeout(PATIENCE_MS) },
      ...(given === undefined ? {} : { body: Buffer.isBuffer(given) ? new Uint8Array(given) : (Readable.toWeb(given) as never), duplex: 'half' }), // prettier-ignore
    } as RequestInit);
  }

  /** Asks again after a pause, and returns the last answer. A server that never answers counts as away. */
  async function ask(url: string, sent: Sent): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      const pause = PAUSES[attempt];
      try {
        const answer = await once(url, sent);
        if (pause === undefined || (answer.status < 500 && answer.status !== 429)) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (pause === undefined) throw error;
      }
      await setTimeout(pause);
    }
  }

  async function read(sha256: string, size: number | null, part?: Part): Promise<Response | Lost> {
    const range = part ? `bytes=${part.start}-${part.end}` : undefined;
    const answer = await ask(urlOf(sha256), { method: 'GET', ...(range ? { range } : {}) }).catch(() => null);
    if (!answer) return 'unreadable';
    const whole = part
      ? Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1])
      : Number(answer.headers.get('content-length'));
    if (answer.status === (part ? 206 : 200) && (size === null || whole === size)) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return 'missing';
    return answer.ok || answer.status === 416 ? 'damaged' : 'unreadable';
  }

  async function sizeIn(sha256: string): Promise<number | null> {
    const answer = await ask(urlOf(sha256), { method: 'HEAD' });
    if (answer.status === 404) return null;
    if (!answer.ok) throw away(answer.status);
    return Number(answer.headers.get('content-length'));
  }

  return {
    async put(sha256, content) {
      const size = sizeOf(content);
      const standing = await sizeIn(sha256).catch(toFailure);
      if (standing === size) return;
      const answer = await ask(urlOf(sha256), { method: 'PUT', body: () => bodyOf(content), size, sha256 }).catch(toFailure); // prettier-ignore
      await answer.body?.cancel();
      if (!answer.ok) throw toFailure(away(answer.status));
    },
    async get(sha256, size) {
      const answer = await read(sha256, size);
      if (typeof answer === 'string') return answer;
      const bytes = Buffer.from(await answer.arrayBuffer());
      return size === null || bytes.length === size ? bytes : 'damaged';
    },
    async stream(sha256, size, part) {
      const answer = await read(sha256, size, part);
      if (typeof answer === 'string') return answer;
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    isReadable: (sha256, size) =>
      sizeIn(sha256).then(
        (standing) => standing === size,
        () => false,
      ),
    async remove(sha256) {
      const answer = await ask(urlOf(sha256), { method: 'DELETE' });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw away(answer.status);
    },
    async *stored(before) {
      for (let next = ''; ;) {
        const asked = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next ? { 'continuation-token': next } : {}),
        });
        const answer = await ask(`${root}?${asked}`, { method: 'GET' });
        const xml = await answer.text();
        if (!answer.ok) throw away(answer.status);
        for (const [, one = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const name = tagOf(one, 'Key').slice(prefix.length + 3);
          if (SHA.test(name) && Date.parse(tagOf(one, 'LastModified')) < before) yield name;
        }
        next = unescaped(tagOf(xml, 'NextContinuationToken'));
        if (next === '') return;
      }
    },
    placeOf: (sha256) => `${root}/${keyOf(sha256)}`,
  };
}

const bodyOf = (content: Content) => (Buffer.isBuffer(content) ? content : createReadStream(content.path));

const away = (status: number) => new Error(`the store of files answered ${status}`);

const logger = new Logger('files');

/** Whoever sends a file may try again; nothing was kept. */
function toFailure(error: unknown): never {
  logger.error(`a file could not be kept: ${(error as Error).message}`);
  throw new Failure('filesAway');
}

const tagOf = (xml: string, tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(xml)?.[1] ?? '';

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name]!); // prettier-ignore
}
