// Parents' consents that an application waits for: told beside the form as its fields are, each a way to where it is written
// down. The server says which; it is asked again when whoever is named has become another.

import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ChildConsentGetByApplication } from '@rampa/contract';
import { useRead, useReadOnly } from '@rampa/platform/web/desk';
import { ConsentsLater, lackingOf } from '../../consents/index.ts';
import type { FillingModel } from '../../filling/model/filling-model.ts';
import type { Awaited } from '../../filling/parts/Lacks.tsx';
import { useSaving } from '../../filling/parts/SavingLine.tsx';

export function useAwaitedConsents(
  model: FillingModel,
  zone: string,
): { awaited: readonly Awaited[]; panel: ReactNode } {
  const applicationGuid = model.guid;
  const canChange = useReadOnly() === null;
  const [isOpen, setOpen] = useState(false);
  const { saving } = useSaving(model.queue, applicationGuid);
  const named = useSyncExternalStore(model.subscribe, () => namedIn(model));
  const { data, refetch } = useRead(ChildConsentGetByApplication, { query: { applicationGuid } }, { enabled: named !== '' }); // prettier-ignore
  const asked = useRef(named);
  useEffect(() => {
    if (saving !== 'saved' || asked.current === named) return;
    asked.current = named;
    if (named !== '') void refetch();
  }, [saving, named, refetch]);
  const awaited = useMemo(
    () =>
      data?.isNeeded && named !== '' && canChange
        ? lackingOf(data.children, 'processing').map(({ applicationBlockGuid, name }) => ({
            ...{ key: applicationBlockGuid, place: 'Согласие родителя', title: name },
            open: () => setOpen(true),
          }))
        : [],
    [data, named, canChange],
  );
  const panel = (
    <ConsentsLater
      of={isOpen ? { applicationGuid, zone, isOrganizer: false, canChange, onClose: () => setOpen(false) } : null}
    />
  );
  return { awaited, panel };
}

/** Whom the answers name, in one text; empty: nobody. */
const namedIn = (model: FillingModel): string =>
  model
    .people()
    .map(({ name, birthDate }) => `${name} ${birthDate}`)
    .join('\n');
