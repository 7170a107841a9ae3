// The operator's message, as large as it fits.

import { FitBox, unbroken, withoutHanging } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { NextUp } from '../parts/next-up.tsx';
import { staleTime } from '../parts/stale-time.ts';

export function MessageScene({ view, staleSince }: SceneProps) {
  const { lamps, next } = view;
  return (
    <>
      <Glow />
      <Footlights {...lamps} />
      <Head view={view} left={view.competitionTitle} more={view.city} nomination={view.block} />
      <div className="hall-message">
        <FitBox className="hall-message-text" text={withoutHanging(unbroken(view.message))} isParagraph />
      </div>
      <Foot left={next ? <NextUp next={next} /> : null} stale={staleTime({ view, staleSince })} />
    </>
  );
}
