// At the closed door: marks of this judge that still lie here.

import { useEffect, useState } from 'react';
import { counted, plural } from '@rampa/kernel';
import { Mirror, SafeStorage, indexedDbStorage, keptLink } from '@rampa/platform/web/base';
import { countUnsent } from '../state/use-outbox.ts';

export function UnsentNote({ linkGuid }: { linkGuid: string | null }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const judgeGuid = keptLink('judge', linkGuid)?.judgeGuid;
    if (!judgeGuid) return;
    let isOver = false;
    new SafeStorage(indexedDbStorage(), new Mirror()).load(judgeGuid).then(
      ({ entries }) => {
        if (!isOver) setCount(countUnsent(entries));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [linkGuid]);
  if (count === 0) return null;
  return (
    <p>
      На этом устройстве {plural(count, 'ждёт', 'ждут', 'ждут')} отправки {counted(count, 'оценка', 'оценки', 'оценок')}
      . {plural(count, 'Она сохранена и уйдёт', 'Они сохранены и уйдут', 'Они сохранены и уйдут')}, как только вы
      войдёте.
    </p>
  );
}
