// A form with changes that are not saved: leaving the page, closing the tab and reloading it ask first.

import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { Confirm } from './Confirm.tsx';

export interface LeaveGuardProps {
  /** Read at the moment of leaving, so that a save may clear it and go on at once. */
  isDirty: RefObject<boolean>;
  /** What would be lost, in one sentence. */
  children: string;
}

export function LeaveGuard({ isDirty, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Уйти без сохранения?"
      action="Уйти"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </Confirm>
  );
}
