// A frame encoded once for a whole channel: as a Socket.IO packet and as the WebSocket frame around it.

import type { BeatFrame, ChangedFrame, EndFrame, ViewName } from '@rampa/contract';
import { STATE_FRAME_LIMIT, VIEWS } from '@rampa/contract';
import type { EncodedView } from './view.ts';

export interface Packet {
  /** The Socket.IO packet: event `frame` of the main namespace. */
  data: string;
  /** The same packet with Engine.IO's type and WebSocket's header, ready to be written. */
  bytes: Buffer[];
}

export function packetOf(json: string): Packet {
  const data = `2["frame",${json}]`;
  const length = Buffer.byteLength(data) + 1;
  const header = headerOf(length);
  const bytes = Buffer.allocUnsafe(header.length + length);
  bytes.set(header);
  bytes[header.length] = 0x34; // «4» is Engine.IO's type «message».
  bytes.write(data, header.length + 1);
  return { data, bytes: [bytes] };
}

/** RFC 6455: one unmasked, uncompressed text frame. */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header[0] = 0x81;
  if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeUInt32BE(Math.floor(length / 2 ** 32), 2);
    header.writeUInt32BE(length % 2 ** 32, 6);
  }
  return header;
}

export interface Change {
  view: ViewName;
  key: string;
  /** Revision of the channel's previous frame; 0: no earlier frame matters. */
  prev: number;
  at: number;
  keys: string[];
}

/** A small view itself, or the news that a larger one has changed. */
export function pictureJson({ view, key, prev, at, keys }: Change, picture: EncodedView): string {
  const { epoch, revision } = picture;
  if (VIEWS[view].mode === 'state') {
    const head = JSON.stringify({ t: 'state', view, key, epoch, revision, at });
    const json = `${head.slice(0, -1)},"state":${picture.json}}`;
    if (Buffer.byteLength(json) <= STATE_FRAME_LIMIT) return json;
  }
  return JSON.stringify({ t: 'changed', view, key, epoch, revision, prev, at, keys } satisfies ChangedFrame);
}

export function beatJson(frame: Omit<BeatFrame, 't'>): string {
  return JSON.stringify({ t: 'beat', ...frame });
}

export function endJson(frame: Omit<EndFrame, 't'>): string {
  return JSON.stringify({ t: 'end', ...frame });
}
