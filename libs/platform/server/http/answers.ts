// Answers that controllers return when they need no envelope, because they are bytes already.

import type { Readable } from 'node:stream';
import { succeeded } from '@rampa/contract';
import { askedPart, type Guid } from '@rampa/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Part } from '../files/blobs.ts';
import type { NamedFile, ReadFile } from '../files/files.ts';
import type { EncodedView } from '../live/view.ts';
import { sendPacked, SHARED_FROM } from './packed.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

type Sent = FastifyReply | Promise<FastifyReply>;

export abstract class ReadyAnswer {
  abstract send(request: FastifyRequest, reply: FastifyReply): Sent;
}

/** A view's bytes and its revision. */
export class ViewAnswer extends ReadyAnswer {
  constructor(readonly view: EncodedView) {
    super();
  }

  send(request: FastifyRequest, reply: FastifyReply): Sent {
    const { etag, epoch, revision, body } = this.view;
    void reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'x-rampa-epoch': epoch,
      'x-rampa-revision': String(revision),
      'content-type': JSON_TYPE,
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendPacked(request, reply.status(200), body, SHARED_FROM);
  }
}

/** A picture redrawn by us, which never changes at its address. */
export class PictureAnswer extends ReadyAnswer {
  constructor(readonly file: ReadFile) {
    super();
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { type, sha256, bytes } = this.file;
    const etag = `"${sha256.slice(0, 32)}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return sendUnlessKnown(request, reply, etag, bytes);
  }
}

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Always an attachment, because a browser must not show people's files as pages of ours. */
export class FileAnswer extends ReadyAnswer {
  constructor(
    readonly name: string,
    readonly bytes: Buffer | Readable,
    readonly size: number,
  ) {
    super();
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.status(200).headers({
      'cache-control': 'no-store',
      'content-type': TYPES[this.name.split('.').at(-1)!] ?? 'application/octet-stream',
      'content-length': String(this.size),
      'content-disposition': disposition('attachment', this.name),
    });
    return reply.send(this.bytes);
  }
}

/** A calendar that phones subscribe to: its address stays, its text changes. */
export class CalendarAnswer extends ReadyAnswer {
  constructor(
    readonly text: string,
    readonly name: string,
  ) {
    super();
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.status(200).headers({
      'cache-control': 'no-cache',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition('inline', this.name),
      'content-security-policy': CLOSED,
    });
    return reply.send(Buffer.from(this.text));
  }
}

/** Returned instead of a file when the client prefers a job. */
export class BegunAnswer extends ReadyAnswer {
  constructor(readonly begun: { jobGuid: Guid }) {
    super();
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.status(202).headers({
      'cache-control': 'no-store',
      'content-type': JSON_TYPE,
      'preference-applied': 'respond-async',
    });
    return reply.send(Buffer.from(JSON.stringify(succeeded(this.begun))));
  }
}

/** Media types that we have recognised by content, so a browser may show them. */
const SHOWN: ReadonlySet<string> = new Set([
  ...['image/webp', 'image/png', 'image/jpeg', 'application/pdf'],
  ...['audio/mpeg', 'audio/wav', 'audio/flac', 'audio/mp4', 'audio/aac', 'audio/ogg'],
  ...['video/mp4', 'video/quicktime', 'video/webm'],
]);
const CLOSED = "default-src 'none'; sandbox";
/** Browsers show a PDF by a built-in viewer, which a sandbox would block. */
const CLOSED_PDF = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Pictures, PDF, sound and video may be shown; all other files are only saved. */
export class UploadedFileAnswer extends ReadyAnswer {
  constructor(readonly file: NamedFile) {
    super();
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, type, sha256, size } = this.file;
    const isShown = SHOWN.has(type);
    const etag = `"${sha256.slice(0, 32)}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const part = isKnown ? null : partOf(request, etag, size);
    const bytes = isKnown || part === 'beyond' ? undefined : await this.file.open(part ?? undefined);
    void reply.headers({
      etag,
      // A player begins in the middle.
      'accept-ranges': 'bytes',
      // Not cached, because the permission may end any day.
      'cache-control': 'private, no-cache',
      'content-type': isShown ? type : 'application/octet-stream',
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', name),
      'content-security-policy': type === 'application/pdf' ? CLOSED_PDF : CLOSED,
      'x-content-type-options': 'nosniff',
    });
    if (part === 'beyond') return reply.status(416).header('content-range', `bytes */${size}`).send();
    if (part) void reply.header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    if (bytes) void reply.header('content-length', String(part ? part.end - part.start + 1 : size));
    return reply.status(isKnown ? 304 : part ? 206 : 200).send(bytes);
  }
}

/** Null: send the whole file, also when it has changed since. */
function partOf({ headers }: FastifyRequest, etag: string, size: number): Part | 'beyond' | null {
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  return askedPart(headers.range ?? null, size);
}

function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, etag: string, body: Buffer): FastifyReply {
  const isKnown = request.headers['if-none-match'] === etag;
  return reply.status(isKnown ? 304 : 200).send(isKnown ? undefined : body);
}
