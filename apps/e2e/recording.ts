// A recording made by hand, and a file sent into an application by the organizer, or by whoever `token` signs in.

import {
  ApplicationFileBeginUpload,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  OrganizerLogin,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { call } from '../../libs/platform/testing/caller.ts';
import { BASE, ORGANIZER } from './contest.ts';

/** Silence, 8000 signs a second. */
export function wav(seconds: number): Buffer {
  const head = Buffer.alloc(44);
  const count = seconds * 8_000;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + count, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [[16, 16], [24, 8_000], [28, 8_000], [40, count]] as const) head.writeUInt32LE(value, at); // prettier-ignore
  for (const [at, value] of [[20, 1], [22, 1], [32, 1], [34, 8]] as const) head.writeUInt16LE(value, at); // prettier-ignore
  head.write('data', 36);
  return Buffer.concat([head, Buffer.alloc(count, 128)]);
}

export async function upload(
  applicationGuid: Guid,
  block: Guid,
  fieldGuid: Guid,
  name: string,
  bytes: Buffer,
  token?: string,
) {
  const as = token ?? (await call(BASE, OrganizerLogin, { body: ORGANIZER })).token;
  const { uploadGuid } = await call(BASE, ApplicationFileBeginUpload, {
    as,
    body: { applicationGuid, applicationBlockGuid: block, fieldGuid, name, size: bytes.length },
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
  const asked = new URLSearchParams({ uploadGuid, at: '0' });
  await fetch(`${BASE}/api/v1/${ApplicationFileSendPiece.path}?${asked}`, {
    ...{ method: 'PUT', headers: { authorization: `Bearer ${as}` }, body: form },
  });
  await call(BASE, ApplicationFileFinishUpload, { as, body: { uploadGuid } });
}
