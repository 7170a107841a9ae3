// What is typed and not saved yet is not lost without a question: neither by a link, nor by closing the page.

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Confirm } from './Confirm.tsx';

export function LeaveGuard({ isUnsaved, what }: { isUnsaved: boolean; what: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      isDanger
      title="Уйти без сохранения?"
      action="Уйти"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {what}
    </Confirm>
  );
}
