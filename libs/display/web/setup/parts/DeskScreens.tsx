// The live desk's third column: every hall screen as it is now, and the remote control of the chosen one.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DisplaysView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { DeskBody, DeskColumn } from '@rampa/platform/web/desk';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { ClaimLater } from './forms-later.ts';
import { Devices } from './Devices.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { AllScreens, DisplayCards } from './Wall.tsx';
import classes from '../style/desk.module.css';

export interface DeskScreensProps {
  competitionGuid: string;
  view: DisplaysView;
  screens: readonly ScreenDevice[];
  canPress: boolean;
}

/** Each picture is a view of its own, besides the desk's three. */
const MOST_PICTURES = 8;

export function DeskScreens({ competitionGuid, view, screens, canPress }: DeskScreensProps) {
  const { displays, timeZone } = view;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const display = displays.find(({ guid }) => guid === chosen) ?? displays[0] ?? null;
  const of = (guid: string) => screens.filter(({ displayGuid }) => displayGuid === guid);
  const live = displays.filter(({ guid }) => of(guid).some(({ isConnected }) => isConnected)).length;
  const settings = `/organizer/events/${competitionGuid}/display-voiting`;
  return (
    <DeskColumn
      title="Экраны"
      note={displays.length === 0 ? '' : `${live} из\u00A0${displays.length} на\u00A0связи`}
      aside={
        canPress && displays.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setClaiming(true)}
          >
            По коду
          </Button>
        ) : null
      }
    >
      <DeskBody isPadded className={classes.body!}>
        {displays.length === 0 ? (
          <EmptyState action={<Link to={settings}>К экранам</Link>}>Экранов пока нет.</EmptyState>
        ) : (
          <>
            {canPress ? <AllScreens {...{ competitionGuid, displays }} className={classes.all} /> : null}
            <DisplayCards
              {...{ view, screens }}
              chosen={display?.guid}
              pictures={MOST_PICTURES}
              className={classes.cards}
              onChoose={setChosen}
            />
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
      </DeskBody>
      <ClaimLater
        of={
          isClaiming
            ? {
                competitionGuid,
                displays,
                chosen: display?.guid ?? null,
                onClose: () => setClaiming(false),
              }
            : null
        }
      />
    </DeskColumn>
  );
}
