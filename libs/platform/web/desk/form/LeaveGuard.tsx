// Asks before a link, a closed tab or a reload leaves unsaved input on the page.

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { listWords } from '../list/list-words.ts';
import { Confirm } from './Confirm.tsx';
import { isSamePlace } from './same-place.ts';
import { allUnsaved, useUnsaved, type Unsaved } from './unsaved.ts';

export function LeaveGuard(unsaved: Unsaved) {
  return useUnsaved(unsaved) ? <Asking /> : null;
}

function Asking() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      allUnsaved().length > 0 && !isSamePlace(currentLocation, nextLocation, listWords()),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (allUnsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Уйти без сохранения?"
      action="Уйти"
      stay="Не надо"
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        for (const one of allUnsaved()) one.discard();
        blocker.proceed?.();
      }}
    >
      {allUnsaved()
        .map(({ lost }) => lost)
        .join(' ')}
    </Confirm>
  );
}
