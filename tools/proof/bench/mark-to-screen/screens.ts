// Half of the screens in a process of its own: records when each revision appeared on each screen.

import { answering } from '../answering.ts';
import { sharedNow } from '../machine.ts';
import { connect, connectMany, isBeat, revisionOf, type Kind } from '../thin-socket.ts';

interface Seen {
  revision: number;
  at: number;
}

let screens: Seen[][] = [];
let lost = 0;
let wentBack = 0;

async function open(url: string, kind: Kind, count: number): Promise<void> {
  screens = Array.from({ length: count }, () => []);
  await connectMany(count, (number) =>
    connect(url, kind, {
      lost: () => void lost++,
      frame: (data) => {
        if (isBeat(data)) return;
        const seen = { revision: revisionOf(data), at: sharedNow() };
        const own = screens[number]!;
        if (own.length > 0 && own.at(-1)!.revision > seen.revision) wentBack++;
        own.push(seen);
      },
    }),
  );
}

/** The revision that every screen has reached, and the faults so far. */
function state() {
  return { revision: Math.min(...screens.map((own) => own.at(-1)?.revision ?? -1)), lost, wentBack };
}

/** For each mark and screen: time from the send to the first frame that contains it. */
function delays(marks: { sentAt: number; revision: number }[]): number[] {
  const ordered = marks.toSorted((a, b) => a.revision - b.revision);
  const found: number[] = [];
  for (const own of screens) {
    let next = 0;
    for (const { revision, sentAt } of ordered) {
      while (next < own.length && own[next]!.revision < revision) next++;
      if (next < own.length) found.push(Math.round((own[next]!.at - sentAt) * 100) / 100);
    }
  }
  return found;
}

answering({ open, state, delays });
