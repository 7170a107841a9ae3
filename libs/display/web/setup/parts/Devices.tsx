// The devices that show a screen: size, last report, and for a claimed television a button to release it.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { CompetitionDisplaySettingReleaseScreen } from '@rampa/contract';
import { clockTime, Lamp } from '@rampa/platform/web/base';
import { Confirm, tell, useWrite } from '@rampa/platform/web/desk';
import { shapeOf } from '../long-names.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { OVERRIDE_WORDS } from '../words.ts';
import classes from '../style/remote.module.css';

export interface DevicesProps {
  screens: readonly ScreenDevice[];
  timeZone: string;
  /** Without it the devices are read-only. */
  canPress: boolean;
}

export function Devices({ screens, timeZone, canPress }: DevicesProps) {
  const [released, setReleased] = useState<ScreenDevice | null>(null);
  const release = useWrite(CompetitionDisplaySettingReleaseScreen, {
    onDone: () => tell('Телевизор отвязан: он снова покажет код'),
  });
  const [showsGone, setShowsGone] = useState(false);
  // A closed browser does not come back by itself; a television does.
  const here = screens.filter(({ isConnected, isClaimed }) => isConnected || isClaimed);
  const gone = screens.length - here.length;
  const shown = showsGone ? screens : here;
  if (screens.length === 0) {
    return !canPress ? (
      <p className={classes.hint}>Этот экран ещё нигде не открыт.</p>
    ) : (
      <p className={classes.hint}>Этот экран ещё нигде не открыт: подключите телевизор по коду или ссылкой.</p>
    );
  }
  return (
    <>
      <ul className={classes.devices} aria-label="Устройства">
        {shown.map((screen) => (
          <li key={screen.guid}>
            <Lamp state={screen.isConnected ? 'ready' : 'waiting'} />
            <span className={classes.device}>
              {screen.isClaimed ? 'Телевизор' : 'Браузер'} {screen.width}×{screen.height}
              {screen.height > 0 ? `, ${shapeOf(screen.width / screen.height)}` : ''}
              <small>
                {screen.isConnected
                  ? [
                      screen.delayMs === null ? 'на связи' : `на связи, ${screen.delayMs}\u00A0мс`,
                      screen.override === null ? '' : OVERRIDE_WORDS[screen.override],
                    ]
                      .filter(Boolean)
                      .join(', ')
                  : `нет связи с\u00A0${clockTime(screen.lastSeenAt, { timeZone, seconds: true })}`}
              </small>
            </span>
            {screen.isClaimed && canPress ? (
              <Button variant="default" size="xs" onClick={() => setReleased(screen)}>
                Отвязать
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {gone === 0 ? null : (
        <Button variant="default" size="xs" aria-expanded={showsGone} onClick={() => setShowsGone(!showsGone)}>
          {showsGone ? 'Скрыть закрытые браузеры' : `Закрытые браузеры: ${gone}`}
        </Button>
      )}
      <Confirm
        isOpen={released !== null}
        title="Отвязать телевизор?"
        action="Отвязать"
        isBusy={release.isPending}
        onClose={() => setReleased(null)}
        onConfirm={() =>
          release.mutate({ query: { displayScreenGuid: released!.guid } }, { onSettled: () => setReleased(null) })
        }
      >
        Вместо этой картинки он покажет новый код. Чтобы вернуть её, нужно будет ввести код на этой странице.
      </Confirm>
    </>
  );
}
