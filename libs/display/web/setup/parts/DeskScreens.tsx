// The live desk's third column: every screen of the hall as it is now, and the remote control of the chosen one.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DisplaysView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { useRemote } from '../remote/use-remote.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { Devices } from './Devices.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import classes from '../style/desk.module.css';

export interface DeskScreensProps {
  competitionGuid: string;
  view: DisplaysView;
  screens: readonly ScreenDevice[];
  canPress: boolean;
}

/** Each picture is a view of its own beside the desk's three. */
const MOST_PICTURES = 8;

export function DeskScreens({ competitionGuid, view, screens, canPress }: DeskScreensProps) {
  const { displays, timeZone } = view;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const all = useRemote(competitionGuid, null, displays);
  const guids = displays.map(({ guid }) => guid);
  const display = displays.find(({ guid }) => guid === chosen) ?? displays[0] ?? null;
  const of = (guid: string) => screens.filter(({ displayGuid }) => displayGuid === guid);
  const live = displays.filter(({ guid }) => of(guid).some(({ isConnected }) => isConnected)).length;
  const settings = `/organizer/events/${competitionGuid}/display-voiting`;
  return (
    <section className={classes.column} aria-label="Экраны">
      <div className={classes.head}>
        <h2>Экраны</h2>
        <p>{displays.length === 0 ? '' : `${live} из\u00A0${displays.length} на\u00A0связи`}</p>
        {canPress && displays.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setClaiming(true)}
          >
            По коду
          </Button>
        ) : null}
      </div>
      <div className={classes.body}>
        {displays.length === 0 ? (
          <EmptyState action={<Link to={settings}>К экранам</Link>}>Экранов пока нет.</EmptyState>
        ) : (
          <>
            {canPress && displays.length > 1 ? (
              <div className={classes.all} role="group" aria-label="Все экраны">
                <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'follow' }, guids)}>
                  Все за программой
                </Button>
                <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'logo' }, guids)}>
                  Логотип
                </Button>
                <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'blank' }, guids)}>
                  Чёрный
                </Button>
              </div>
            ) : null}
            <ul className={classes.cards} aria-label="Экраны">
              {displays.map((one, index) => (
                <DisplayCard
                  key={one.guid}
                  display={one}
                  timeZone={timeZone}
                  screens={of(one.guid)}
                  hasPicture={index < MOST_PICTURES}
                  isChosen={one.guid === display?.guid}
                  onChoose={() => setChosen(one.guid)}
                />
              ))}
            </ul>
            {display ? (
              <RemotePanel
                key={display.guid}
                competitionGuid={competitionGuid}
                display={display}
                timeZone={timeZone}
                canPress={canPress}
              >
                <Devices screens={of(display.guid)} timeZone={timeZone} canPress={canPress} />
              </RemotePanel>
            ) : null}
            <p className={classes.more}>
              <Link to={settings}>Ссылки и настройки экранов</Link>
            </p>
          </>
        )}
      </div>
      {isClaiming ? (
        <ClaimForm
          competitionGuid={competitionGuid}
          displays={displays}
          chosen={display?.guid ?? null}
          onClose={() => setClaiming(false)}
        />
      ) : null}
    </section>
  );
}
