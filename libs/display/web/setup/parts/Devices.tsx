// The devices on which a screen is open: size, when last heard of, and for a claimed television the way back.

import { Button } from '@mantine/core';
import { CompetitionDisplaySettingGetScreens, CompetitionDisplaySettingReleaseScreen } from '@rampa/contract';
import { clockTime, Lamp } from '@rampa/platform/web/base';
import { tell, useWrite } from '@rampa/platform/web/desk';
import { shapeOf } from '../long-names.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { OVERRIDE_WORDS } from '../words.ts';
import classes from '../style/remote.module.css';

export function Devices({ screens, timeZone }: { screens: readonly ScreenDevice[]; timeZone: string }) {
  const release = useWrite(CompetitionDisplaySettingReleaseScreen, {
    refreshes: [CompetitionDisplaySettingGetScreens],
    onDone: () => tell('Телевизор отвязан: он снова покажет код'),
  });
  if (screens.length === 0) {
    return <p className={classes.hint}>Этот экран ещё нигде не открыт: подключите телевизор по коду или ссылкой.</p>;
  }
  return (
    <ul className={classes.devices} aria-label="Устройства">
      {screens.map((screen) => (
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
          {screen.isClaimed ? (
            <Button
              variant="default"
              size="xs"
              onClick={() => release.mutate({ query: { displayScreenGuid: screen.guid } })}
            >
              Отвязать
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
