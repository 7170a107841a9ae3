// All screens of the event: commands for all of them, and their pictures, one of them chosen.

import { Button } from '@mantine/core';
import type { DisplaysView } from '@rampa/contract';
import { useRemote } from '../remote/use-remote.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { DisplayCard } from './DisplayCard.tsx';

export interface AllScreensProps {
  competitionGuid: string;
  displays: DisplaysView['displays'];
  className: string | undefined;
  /** A label stands before the buttons; without it the first button names its target. */
  isLed?: boolean;
}

export function AllScreens({ competitionGuid, displays, className, isLed = false }: AllScreensProps) {
  const all = useRemote(competitionGuid, null, displays);
  const guids = displays.map(({ guid }) => guid);
  if (displays.length < 2) return null;
  return (
    <div className={className} role="group" aria-label="Все экраны">
      {isLed ? <span>Все экраны</span> : null}
      <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'follow' }, guids)}>
        {isLed ? 'За программой' : 'Все за программой'}
      </Button>
      <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'logo' }, guids)}>
        Логотип
      </Button>
      <Button variant="default" onClick={() => all.press({ do: 'show', scene: 'blank' }, guids)}>
        Чёрный
      </Button>
    </div>
  );
}

export interface DisplayCardsProps {
  view: DisplaysView;
  screens: readonly ScreenDevice[];
  chosen: string | undefined;
  /** Each picture is a view of its own, and a socket carries only so many. */
  pictures: number;
  className: string | undefined;
  onChoose(guid: string): void;
}

export function DisplayCards({ view, screens, chosen, pictures, className, onChoose }: DisplayCardsProps) {
  return (
    <ul className={className} aria-label="Экраны">
      {view.displays.map((one, index) => (
        <DisplayCard
          key={one.guid}
          display={one}
          timeZone={view.timeZone}
          screens={screens.filter(({ displayGuid }) => displayGuid === one.guid)}
          hasPicture={index < pictures}
          isChosen={one.guid === chosen}
          onChoose={() => onChoose(one.guid)}
        />
      ))}
    </ul>
  );
}
