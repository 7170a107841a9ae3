// One uploaded file, streamed into a temporary file that is removed when the work with it ends, however it ends.

import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure, newGuid, UPLOAD_LIMIT } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';
import { actorName } from '../access/scope.ts';
import { CALL_STATE, type RequestWithCall } from '../http/call.decorator.ts';
import { UploadLimit } from './upload-limit.ts';

/** Most bytes of the form around the file. */
const FORM_LIMIT = 64 * 1024;
const NAME_LIMIT = 200;
/** Longest upload of one file; the page has the same limit (platform/web/base/api). */
const TIME_LIMIT_MS = 300_000;

const limit = new UploadLimit();

export interface Upload {
  /** Path of the temporary file. */
  path: string;
  /** The sender's name of the file; only ever displayed. */
  name: string;
}

/** Throws Failure fileTooLarge (before the body is read, if it states its length), fileMissing or tooMany. */
export function withUpload<T>(
  request: FastifyRequest,
  folder: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const scope = (request as RequestWithCall)[CALL_STATE]?.scope;
  return limit.run(scope ? actorName(scope.actor) : request.ip, () => received(request, folder, work));
}

async function received<T>(request: FastifyRequest, folder: string, work: (upload: Upload) => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT + FORM_LIMIT) throw tooLarge(request);
  if (!request.isMultipart()) throw new Failure('fileMissing');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `upload-${newGuid()}`);
  try {
    const part = await request.file();
    if (!part) throw new Failure('fileMissing');
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }), { signal });
    if (part.file.truncated) throw tooLarge(request);
    return await work({ path, name: plainName(part.filename) });
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(request);
    if (isOfTheForm(error)) throw new Failure('badRequest', { message: BROKEN_FORM });
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

const BROKEN_FORM = 'Файл дошёл не целиком. Выберите его и отправьте ещё раз.';

/** The parser of forms throws plain errors; a body that ends too early has this code. */
function isOfTheForm(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ABORT_ERR') return true;
  return error instanceof Error && code === undefined && /form|boundary|multipart|\bpart\b|header/i.test(error.message);
}

/** Discards the rest of the body, so that the client reads the answer; an endless body is cut off. */
function tooLarge(request: FastifyRequest): Failure {
  const { raw } = request;
  raw.resume();
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, 10_000).unref();
  return new Failure('fileTooLarge');
}

/** The name without folders and invisible direction marks. */
export function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return (
    base
      // Direction marks would reverse the extension of a file's name.
      .replaceAll(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
      .trim()
      .slice(0, NAME_LIMIT) || 'файл'
  );
}
