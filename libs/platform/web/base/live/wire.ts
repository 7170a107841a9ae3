// Recognises messages of the socket by hand, because the stage loads no zod.

import { VIEWS, type Frame, type ViewName } from '@rampa/contract';

type Loose = Record<string, unknown>;

function loose(value: unknown): Loose | null {
  return typeof value === 'object' && value !== null ? (value as Loose) : null;
}

/** The frame, or null for what this client does not understand. */
export function frameOf(value: unknown): Frame | null {
  const frame = loose(value);
  return frame && isFrame(frame) ? frame : null;
}

function isFrame(frame: Loose): frame is Loose & Frame {
  if (typeof frame.view !== 'string' || !Object.hasOwn(VIEWS, frame.view)) return false;
  if (typeof frame.key !== 'string') return false;
  if (frame.t === 'end') return typeof frame.code === 'string';
  if (typeof frame.epoch !== 'string' || !Number.isSafeInteger(frame.revision)) return false;
  switch (frame.t) {
    case 'state':
      return 'state' in frame && Number.isFinite(frame.at);
    case 'changed':
      return Number.isSafeInteger(frame.prev) && Number.isFinite(frame.at);
    case 'beat':
      return Number.isFinite(frame.serverTime);
    default:
      return false;
  }
}

export interface Refusal {
  code: string;
  message: string;
}

/** The refusal in the answer to `subscribe`; null for success. */
export function refusalOf(answer: unknown): Refusal | null {
  const given = loose(answer);
  if (given?.ok === true) return null;
  return {
    code: typeof given?.code === 'string' ? given.code : 'unavailable',
    message: typeof given?.message === 'string' ? given.message : '',
  };
}

/** Why the connection itself was refused, when the server said why. */
export function connectRefusalOf(error: unknown): Refusal | null {
  const data = loose(loose(error)?.data);
  if (typeof data?.code !== 'string') return null;
  const message = typeof data.message === 'string' ? data.message : '';
  return { code: data.code, message };
}

export function clockAnswer(answer: unknown): number | null {
  const time = loose(answer)?.serverTime;
  return typeof time === 'number' && Number.isFinite(time) ? time : null;
}

export function channelId(view: ViewName, key: string): string {
  return `${view} ${key}`;
}
