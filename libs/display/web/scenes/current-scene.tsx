import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { NextUp } from '../parts/next-up.tsx';
import { staleTime } from '../parts/stale-time.ts';
import { PerformerBlock, type Performer } from './performer.tsx';

export function CurrentScene({ view, performer, staleSince }: SceneProps & { performer: Performer }) {
  const { lamps, next } = view;
  const place = lamps.current >= 0 ? `${lamps.current + 1} из ${lamps.count}` : '';
  return (
    <>
      <Glow />
      <Footlights {...lamps} />
      <Head
        view={view}
        left={view.competitionTitle}
        more={view.city}
        nomination={performer.nomination}
        right={performer.group}
      />
      <PerformerBlock performer={performer} />
      <Foot
        left={next ? <NextUp next={next} /> : null}
        block={view.block}
        right={place}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}
