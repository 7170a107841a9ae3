// The fields of a form that came as multipart, for the few calls that take one beside JSON. A file is none of them.

import { Failure } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';

/** A hundred chosen lines, each with a quantity and a text, and what stands around them. */
const FIELDS = 320;
const FIELD_BYTES = 40 * 1024;
const ALL_BYTES = 256 * 1024;

/** In the order in which they came. Failure badRequest of a form that is broken, too large or brings a file. */
export async function formFields(request: FastifyRequest): Promise<[string, string][]> {
  const fields: [string, string][] = [];
  let bytes = 0;
  try {
    const limits = { fields: FIELDS, parts: FIELDS, fieldSize: FIELD_BYTES, files: 0 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' || part.valueTruncated || typeof part.value !== 'string') throw broken();
      bytes += Buffer.byteLength(part.value);
      if (bytes > ALL_BYTES) throw broken();
      fields.push([part.fieldname, part.value]);
    }
  } catch (error) {
    throw error instanceof Failure ? error : broken();
  }
  return fields;
}

function broken(): Failure {
  return new Failure('badRequest', { message: 'Форма дошла не целиком или она слишком велика. Отправьте её ещё раз.' });
}
