// Pictures of the boxes as the press prints them. A picture depends on everything but where the box stands, so moving
// and turning ask for none. What was drawn once is kept while the page stands.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DesignerDraw, type DrawnBoxView, type PaperBox } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';

export interface Whose {
  of: 'sample' | 'longest' | 'record';
  record?: string;
}

export interface Pictures {
  of(box: PaperBox): DrawnBoxView | null;
  /** Whose words are shown. */
  name: string;
  /** The server does not answer: the last pictures stand. */
  isStale: boolean;
}

/** Typing asks after this pause. */
const PAUSE_MS = 40;
const MOST_KNOWN = 600;

function keyOf(
  { left: _left, top: _top, rotation: _turn, isLocked: _lock, groupGuid: _group, ...look }: PaperBox,
  whose: Whose,
) {
  return JSON.stringify([whose.of, whose.record, look]);
}

export function usePictures(competitionDocumentGuid: string, boxes: readonly PaperBox[], whose: Whose): Pictures {
  const known = useRef(new Map<string, DrawnBoxView>());
  const last = useRef(new Map<string, DrawnBoxView>());
  const [shown, setShown] = useState({ name: '', isStale: false });
  const asked = boxes.filter((box) => box.kind !== 'image');
  const missing = asked.filter((box) => !known.current.has(keyOf(box, whose)));
  const question = missing.map((box) => keyOf(box, whose)).join();

  const ask = useEffectEvent((signal: AbortSignal) => {
    const body = { boxes: missing, of: whose.of, ...(whose.record ? { record: whose.record } : {}) };
    const keys = missing.map((box) => keyOf(box, whose));
    callApi(DesignerDraw, { query: { competitionDocumentGuid }, body, signal }).then(
      ({ name, boxes: drawn }) => {
        if (known.current.size > MOST_KNOWN) known.current.clear();
        for (const [index, key] of keys.entries()) known.current.set(key, drawn[index]!);
        setShown({ name, isStale: false });
      },
      () => {
        if (!signal.aborted) setShown((now) => ({ ...now, isStale: true }));
      },
    );
  });
  useEffect(() => {
    if (question === '') return;
    const own = new AbortController();
    const timer = setTimeout(() => ask(own.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [competitionDocumentGuid, question]);

  return {
    ...shown,
    of(box) {
      const picture = known.current.get(keyOf(box, whose));
      if (picture) last.current.set(box.guid, picture);
      return picture ?? last.current.get(box.guid) ?? null;
    },
  };
}
