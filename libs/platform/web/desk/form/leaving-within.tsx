// Closes something that contains forms (a panel, a fold of a page): asks first about unsaved input in any of them.

import { useState, type ReactNode } from 'react';
import { Confirm } from './Confirm.tsx';
import { allUnsaved } from './unsaved.ts';

export interface LeavingWithin {
  /** Some form has unsaved input. */
  holds(): boolean;
  /** Asks first if input would be lost; otherwise runs at once. */
  leave(then: () => void): void;
  question: ReactNode;
}

export function useLeavingWithin(place: () => Element | null | undefined): LeavingWithin {
  const [asked, setAsked] = useState<{ then(): void } | null>(null);
  const unsaved = () => allUnsaved().filter((one) => place()?.contains(one.element()));
  return {
    holds: () => unsaved().length > 0,
    leave: (then) => (unsaved().length > 0 ? setAsked({ then }) : then()),
    question: (
      <Confirm
        isOpen={asked !== null}
        title="Закрыть без сохранения?"
        action="Закрыть без сохранения"
        stay="Вернуться"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          for (const one of unsaved()) one.discard();
          setAsked(null);
          asked?.then();
        }}
      >
        {asked
          ? unsaved()
              .map(({ lost }) => lost)
              .join(' ')
          : null}
      </Confirm>
    ),
  };
}
