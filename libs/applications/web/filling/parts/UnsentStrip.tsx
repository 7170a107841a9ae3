// On whatever page a member opens: answers of before that lie on this device alone. They are sent at once; what cannot be
// is told, with the way to where it was typed.

import { IconCloudOff } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { counted, type Guid } from '@rampa/kernel';
import { Button, onReturn } from '@rampa/platform/web/base';
import { keptEntries } from '../queue/kept-entries.ts';
import { isOwed, sendUnsent } from '../queue/unsent.ts';
import classes from '../style/unsent-strip.module.css';

const owedOf = (account: Guid) =>
  keptEntries(account, () => localStorage, Date.now())
    .filter(isOwed)
    .map(({ saves }) => saves.place.applicationGuid);

export function UnsentStrip({ account }: { account: Guid }) {
  const [owed, setOwed] = useState<Guid[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { pathname } = useLocation();
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
  // Its own page tells by itself, field by field.
  if (!owed || owed.length === 0 || owed.some((guid) => pathname.includes(guid))) return null;
  return (
    <aside className={classes.strip} aria-label="Неотправленные ответы" data-no-print>
      <IconCloudOff size={20} stroke={1.75} aria-hidden />
      <p role="status">
        На этом устройстве {counted(owed.length, 'ответ', 'ответа', 'ответов')}, которых ещё нет на сервере.
      </p>
      <Link className="r-link" to={`/member/forms/${owed[0]}`}>
        Открыть заявку
      </Link>
      <Button isBusy={isBusy} onClick={() => void send()}>
        Отправить
      </Button>
    </aside>
  );
}
