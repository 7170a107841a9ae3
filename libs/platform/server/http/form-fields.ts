// The fields of a multipart form, for the few calls that accept one beside JSON. They contain no file.

import { Failure } from '@rampa/kernel';
import type { FastifyRequest } from 'fastify';

/** A hundred chosen lines with a quantity and a text each, and the fields around them. */
const FIELDS = 320;
const FIELD_BYTES = 40 * 1024;
const ALL_BYTES = 256 * 1024;

/** In the order of the form. Throws Failure badRequest for a broken or too large form and for one with a file. */
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
    if (error instanceof Failure) throw error;
    throw error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT' ? withFile() : broken();
  }
  return fields;
}

/** A file would be sent anew from its beginning by whoever loses the network: none is taken here. */
function withFile(): Failure {
  return new Failure('badRequest', { message: 'Файл этим вызовом не принимается: отправьте его по частям.' });
}

function broken(): Failure {
  return new Failure('badRequest', { message: 'Форма дошла не целиком или она слишком велика. Отправьте её ещё раз.' });
}
