// A pause: the time left by the server's clock, its end, and who opens the stage after it. The footlights light up
// minute by minute.

import { clockTime, FitBox, unbroken } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { countdown, PAUSE_LAMPS } from './countdown.ts';
import { Foot, Glow, Head, Lights } from '../parts/frame.tsx';
import { NextUp } from '../parts/next-up.tsx';
import { staleTime } from '../parts/stale-time.ts';

type Pause = NonNullable<SceneProps['view']['pause']>;

export function PauseScene({ view, pause, now, staleSince }: SceneProps & { pause: Pause }) {
  const { text, lit } = countdown(now, Date.parse(pause.until));
  const { next } = view;
  return (
    <>
      <Glow level={text === '' ? 'full' : 'low'} />
      <Lights states={Array.from({ length: PAUSE_LAMPS }, (_, index) => (index < lit ? 'lit' : 'waiting'))} />
      <Head view={view} left={view.competitionTitle} more={view.city} nomination={view.block} />
      <div className="hall-pause">
        <FitBox className="hall-pause-title" text={unbroken(pause.title)} />
        {text === '' ? (
          <FitBox className="hall-pause-over" text="Начинаем" />
        ) : (
          <div className="hall-pause-left" data-long={text.length > 5 || undefined} role="timer">
            <span>{text.slice(0, -2)}</span>
            {text.slice(-2)}
          </div>
        )}
        <p className="hall-pause-until">
          {text === ''
            ? 'Пожалуйста, займите свои места'
            : `Продолжим в\u00A0${clockTime(pause.until, { timeZone: view.timeZone })}`}
        </p>
      </div>
      <Foot
        left={next ? <NextUp next={next} label="После перерыва" /> : null}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}
