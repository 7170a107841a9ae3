// On whatever page is opened: answers of before that lie on this device alone, a member's own or what the organizer's people
// have typed for one. They are sent at once; what cannot be is told, with the way to where it was typed.

import { IconCloudOff } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { counted, plural, type Guid } from '@rampa/kernel';
import { Button, onReturn } from '@rampa/platform/web/base';
import { ApplicationGetByGuid } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { keptEntries } from '../queue/kept-entries.ts';
import { isOwed, sendUnsent } from '../queue/unsent.ts';
import classes from '../style/unsent-strip.module.css';

const owedOf = (account: Guid) =>
  keptEntries(account, () => localStorage, Date.now())
    .filter(isOwed)
    .map(({ saves }) => saves.place.applicationGuid);

export interface UnsentStripProps {
  account: Guid;
  isMember: boolean;
}

export function UnsentStrip({ account, isMember }: UnsentStripProps) {
  const [owed, setOwed] = useState<Guid[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { pathname, search } = useLocation();
  const send = useCallback(async () => {
    setBusy(true);
    await sendUnsent(account).catch(() => false);
    setOwed(owedOf(account));
    setBusy(false);
  }, [account]);
  useEffect(() => {
    void send();
    return onReturn(() => void send());
  }, [send]);
  const first = owed?.[0];
  const way = useWay(first, isMember);
  // The form in which it was typed tells by itself, field by field; the organizer's sheet is none.
  const isOnPage = (guid: Guid) => pathname.includes(guid) && (isMember || search.includes('edit=1'));
  if (!owed || first === undefined || owed.some(isOnPage)) return null;
  return (
    <aside className={classes.strip} aria-label="Неотправленные ответы" data-no-print>
      <IconCloudOff size={20} stroke={1.75} aria-hidden />
      <p role="status">
        На этом устройстве {counted(owed.length, 'ответ', 'ответа', 'ответов')},{' '}
        {plural(owed.length, 'которого', 'которых', 'которых')} ещё нет на сервере.
      </p>
      {way === null ? null : (
        <Link className="r-link" to={way}>
          Открыть заявку
        </Link>
      )}
      <Button isBusy={isBusy} onClick={() => void send()}>
        Отправить
      </Button>
    </aside>
  );
}

/** Where it was typed. Null: not known yet, or whoever asks may not open it any more. */
function useWay(application: Guid | undefined, isMember: boolean): string | null {
  const query = { applicationGuid: application ?? '' };
  const head = useRead(ApplicationGetByGuid, { query }, { enabled: !isMember && application !== undefined }).data;
  if (application === undefined) return null;
  if (isMember) return `/member/forms/${application}`;
  return head ? `/organizer/events/${head.competitionGuid}/applications/${application}?edit=1` : null;
}
