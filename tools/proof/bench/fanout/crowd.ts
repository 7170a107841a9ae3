// Half of the hall in a process of its own: sockets that only read a frame's revision.

import { answering } from '../answering.ts';
import { connect, connectMany, isBeat, revisionOf, type Kind } from '../thin-socket.ts';

interface Part {
  revisions: number[];
  pictures: number;
  beats: number;
  lost: number;
  waiting: { revision: number; resolve(): void } | null;
}

const parts = new Map<string, Part>();

async function open(name: string, url: string, kind: Kind, count: number): Promise<void> {
  const part: Part = { revisions: new Array<number>(count).fill(-1), pictures: 0, beats: 0, lost: 0, waiting: null };
  parts.set(name, part);
  const lost = () => void part.lost++;
  await connectMany(count, (number) => connect(url, kind, { lost, frame: (data) => heard(part, number, data) }));
}

function heard(part: Part, number: number, data: Buffer): void {
  if (isBeat(data)) {
    part.beats++;
    return;
  }
  part.pictures++;
  part.revisions[number] = revisionOf(data);
  look(part);
}

function look(part: Part): void {
  const { waiting, revisions } = part;
  if (!waiting || revisions.some((revision) => revision < waiting.revision)) return;
  part.waiting = null;
  waiting.resolve();
}

/** Resolves when everybody has seen the revision. */
function reached(name: string, revision: number): Promise<void> {
  return new Promise((resolve) => {
    const part = parts.get(name)!;
    part.waiting = { revision, resolve };
    look(part);
  });
}

/** Frames since the last question. */
function counts(name: string) {
  const part = parts.get(name)!;
  const { pictures, beats, lost } = part;
  part.pictures = 0;
  part.beats = 0;
  return { pictures, beats, lost };
}

answering({ open, reached, counts });
