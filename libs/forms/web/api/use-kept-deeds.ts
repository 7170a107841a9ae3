// What waits in a constructor lies on this device until the server has it, and comes back with the page.

import { useEffect, useState } from 'react';
import type { Guid } from '@rampa/kernel';
import { tabsOfBrowser } from '@rampa/platform/web/base';
import { ownKey, useSession } from '@rampa/platform/web/desk';
import { keepDeeds, takeDeeds } from '../state/kept-deeds.ts';
import type { Sender } from '../state/sender.ts';

const store = () => localStorage;

/** False: leaving the page would lose what waits. */
export function useKeptDeeds(sender: Sender, formGuid: Guid): boolean {
  const login = useSession().data?.login;
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (login === undefined) return;
    let isOver = false;
    const prefix = `${ownKey(login)}:form ${formGuid} `;
    void tabsOfBrowser().then(async ({ own, open }) => {
      const tabs = await open();
      if (isOver) return;
      const keep = () => setKept(keepDeeds(store, prefix + own, sender.state, Date.now()));
      const former = takeDeeds(store, prefix, { own, open: tabs, now: Date.now() });
      // Stays when the page goes: the last sending may still come back.
      sender.subscribe(keep);
      if (former) sender.resume(former);
      keep();
    });
    return () => {
      isOver = true;
    };
  }, [sender, formGuid, login]);
  return isKept;
}
