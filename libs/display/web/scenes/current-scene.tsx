import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { NextUp } from '../parts/next-up.tsx';
import { staleTime } from '../parts/stale-time.ts';
import { PerformerBlock, type Performer } from './performer.tsx';

/** A longer name of a block leaves the corner to the count. */
const MOST_LETTERS = 60;

export function CurrentScene({ view, performer, staleSince }: SceneProps & { performer: Performer }) {
  const { lamps, next } = view;
  const place = lamps.current >= 0 ? `${lamps.current + 1} из ${lamps.count}` : '';
  return (
    <>
      <Glow />
      <Footlights {...lamps} />
      <Head view={view} left={view.competitionTitle} more={view.city} right={performer.group} />
      <PerformerBlock performer={performer} />
      <Foot
        left={next ? <NextUp next={next} /> : null}
        right={[view.block.length > MOST_LETTERS ? '' : view.block, place].filter((part) => part !== '').join(', ')}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}
