// The devices that show a screen: size, last report, and for a claimed television a button to release it.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { CompetitionDisplaySettingReleaseScreen } from '@rampa/contract';
import { clockTime, Lamp } from '@rampa/platform/web/base';
import { Confirm, ListRow, ListRows, tell, useWrite } from '@rampa/platform/web/desk';
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
  return (
    <>
      {shown.length === 0 ? (
        <p className={classes.hint}>
          {gone > 0
            ? 'Сейчас этот экран нигде не открыт.'
            : canPress
              ? 'Этот экран ещё нигде не открыт: подключите телевизор по коду или ссылкой.'
              : 'Этот экран ещё нигде не открыт.'}
        </p>
      ) : (
        // Of the list kit the rows alone: the live desk has no room for the rest, and no need of pages.
        <ListRows label="Устройства">
          {shown.map((screen) => (
            <ListRow
              key={screen.guid}
              lead={<Lamp state={screen.isConnected ? 'ready' : 'waiting'} />}
              title={nameOf(screen)}
              detail={screen.isConnected ? connectedWords(screen) : goneWords(screen, timeZone)}
            >
              {screen.isClaimed && canPress ? (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Отвязать: ${nameOf(screen)}`}
                  onClick={() => setReleased(screen)}
                >
                  Отвязать
                </Button>
              ) : null}
            </ListRow>
          ))}
        </ListRows>
      )}
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

function nameOf({ isClaimed, width, height }: ScreenDevice): string {
  const shape = height > 0 ? `, ${shapeOf(width / height)}` : '';
  return `${isClaimed ? 'Телевизор' : 'Браузер'} ${width}×${height}${shape}`;
}

function connectedWords({ delayMs, override }: ScreenDevice): string {
  const heard = delayMs === null ? 'на связи' : `на связи, ${delayMs}\u00A0мс`;
  return override === null ? heard : `${heard}, ${OVERRIDE_WORDS[override]}`;
}

function goneWords({ lastSeenAt }: ScreenDevice, timeZone: string): string {
  return `нет связи с\u00A0${clockTime(lastSeenAt, { timeZone, seconds: true })}`;
}
