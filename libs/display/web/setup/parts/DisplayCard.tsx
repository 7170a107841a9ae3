// One screen of the list: its picture, a description in words, and its devices.

import { clockTime, Lamp, Whole } from '@rampa/platform/web/base';
import { counted } from '@rampa/kernel';
import type { ScreenDevice } from '../remote/use-screens.ts';
import { holdWords, OVERRIDE_WORDS, shownWords, type RemoteDisplay } from '../words.ts';
import { Preview } from './Preview.tsx';
import classes from '../style/displays.module.css';

export interface DisplayCardProps {
  display: RemoteDisplay;
  timeZone: string;
  screens: readonly ScreenDevice[];
  isChosen: boolean;
  /** A socket watches only so many views; the screens beyond are described in words. */
  hasPicture: boolean;
  onChoose(): void;
}

export function DisplayCard({ display, timeZone, screens, isChosen, hasPicture, onChoose }: DisplayCardProps) {
  const connected = screens.filter(({ isConnected }) => isConnected);
  const shape = connected[0] ?? screens[0];
  const override = connected.find((screen) => screen.override !== null)?.override ?? null;
  return (
    <li className={classes.card} data-chosen={isChosen || undefined}>
      <button type="button" className={classes.choose} aria-pressed={isChosen} onClick={onChoose}>
        <span className={classes.preview} aria-hidden>
          {hasPicture ? (
            <Preview displayKey={display.key} width={shape?.width || 1920} height={shape?.height || 1080} />
          ) : null}
        </span>
        <span className={classes.name}>{display.title}</span>
        <span className={classes.shown}>
          <Whole of={shownWords(display, timeZone)} />
        </span>
        <span className={classes.state}>
          <span>{override === null ? holdWords(display) : OVERRIDE_WORDS[override]}</span>
          <Presence screens={screens} connected={connected} timeZone={timeZone} />
        </span>
      </button>
    </li>
  );
}

interface PresenceProps {
  screens: readonly ScreenDevice[];
  connected: readonly ScreenDevice[];
  timeZone: string;
}

function Presence({ screens, connected, timeZone }: PresenceProps) {
  if (connected.length > 0) {
    const delays = connected.flatMap(({ delayMs }) => (delayMs === null ? [] : [delayMs]));
    const delay = delays.length > 0 ? `, ${Math.max(...delays)}\u00A0мс` : '';
    return (
      <span className={classes.online}>
        <Lamp state="ready" />
        {counted(connected.length, 'устройство', 'устройства', 'устройств')} на&nbsp;связи{delay}
      </span>
    );
  }
  const last = screens
    .map(({ lastSeenAt }) => lastSeenAt)
    .toSorted()
    .at(-1);
  return (
    <span className={last ? classes.lost : undefined}>
      <Lamp /> {last ? `нет связи с\u00A0${clockTime(last, { timeZone })}` : 'не открыт'}
    </span>
  );
}
