// A view as bytes, encoded once for its whole audience.

import type { Guid } from '@rampa/kernel';
import type { EncodedView } from './view.ts';

interface Stamp {
  epoch: Guid;
  revision: number;
}

function etagOf(build: string, audience: string, { epoch, revision }: Stamp): string {
  return `"${build}:${audience}:${epoch}:${revision}"`;
}

export function encodeView(build: string, audience: string, stamp: Stamp, state: unknown): EncodedView {
  const json = JSON.stringify(state ?? null);
  return {
    epoch: stamp.epoch,
    revision: stamp.revision,
    json,
    body: Buffer.from(`{"success":true,"data":${json},"errors":[]}`),
    etag: etagOf(build, audience, stamp),
  };
}

/** The same view under a newer revision of the same epoch: the bytes stay the same objects. */
export function restampView(build: string, audience: string, stamp: Stamp, view: EncodedView): EncodedView {
  return { ...view, epoch: stamp.epoch, revision: stamp.revision, etag: etagOf(build, audience, stamp) };
}

/** Whether two views are the same: a restamped view shares its bytes with the original. */
export function isSamePicture(one: EncodedView | null, other: EncodedView | null): boolean {
  return one !== null && other !== null && one.epoch === other.epoch && one.body === other.body;
}
