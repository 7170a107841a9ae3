// At the closed door: marks of this judge that still lie here, and the way to another tablet for them.

import { useEffect, useState } from 'react';
import { counted, plural } from '@rampa/kernel';
import { Button, keptLink, leftLink } from '@rampa/platform/web/base';
import { Mirror, SafeStorage, indexedDbStorage, type Entry } from '../outbox/index.ts';
import { DoorDrawer } from '../handover/open.tsx';
import { HANDOVER_TITLES } from '../handover/titles.ts';
import { countUnsent } from '../state/use-outbox.ts';
import '../judge.css';

interface Found {
  judgeGuid: string;
  entries: readonly Entry[];
}

export function UnsentNote({ linkGuid }: { linkGuid: string | null }) {
  const [found, setFound] = useState<Found | null>(null);
  const [isGiving, setGiving] = useState(false);
  useEffect(() => {
    const judgeGuid = (keptLink('judge', linkGuid) ?? leftLink('judge', linkGuid))?.judgeGuid;
    if (!judgeGuid) return;
    let isOver = false;
    new SafeStorage(indexedDbStorage(), new Mirror()).load(judgeGuid).then(
      ({ entries }) => {
        if (!isOver) setFound({ judgeGuid, entries });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [linkGuid]);
  const count = found === null ? 0 : countUnsent(found.entries);
  if (found === null || count === 0) return null;
  return (
    <>
      <p>
        На этом устройстве {plural(count, 'ждёт', 'ждут', 'ждут')} отправки{' '}
        {counted(count, 'оценка', 'оценки', 'оценок')}.{' '}
        {plural(count, 'Она сохранена и уйдёт', 'Они сохранены и уйдут', 'Они сохранены и уйдут')}, как только вы
        войдёте.
      </p>
      <Button onClick={() => setGiving(true)}>{HANDOVER_TITLES.give}</Button>
      <DoorDrawer {...found} isOpen={isGiving} onClose={() => setGiving(false)} />
    </>
  );
}
