import { numberSign } from '@rampa/kernel';
import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { PerformerBlock, type Performer } from './performer.tsx';

export function CurrentScene({ view, performer, staleSince }: SceneProps & { performer: Performer }) {
  const { lamps, next } = view;
  const place = lamps.current >= 0 ? `${lamps.current + 1} из ${lamps.count}` : '';
  return (
    <>
      <Glow />
      <Head left={view.competitionTitle} more={view.city} right={performer.group} />
      <PerformerBlock performer={performer} />
      <Footlights {...lamps} />
      <Foot
        left={next ? <NextUp next={next} /> : null}
        right={[view.block, place].filter((part) => part !== '').join(', ')}
        stale={staleSince === null ? null : { at: staleSince, timeZone: view.timeZone }}
      />
    </>
  );
}

/** On one line: what does not fit goes as a whole, the place first. */
export function NextUp({ next }: { next: NonNullable<SceneProps['view']['next']> }) {
  return (
    <span className="hall-next">
      <span>Далее</span>
      {next.number === '' ? null : <b>{numberSign(next.number)}</b>}
      <b>{next.name}</b>
      <span className="hall-next-detail">{next.detail.split(' · ').at(-1)}</span>
    </span>
  );
}
