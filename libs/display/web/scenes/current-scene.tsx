import { numberSign } from '@rampa/kernel';
import type { SceneProps } from '../hall-screen.tsx';
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

export function NextUp({ next }: { next: NonNullable<SceneProps['view']['next']> }) {
  return (
    <>
      Далее {next.number === '' ? null : <b>{numberSign(next.number)}</b>} <b>{next.name}</b>{' '}
      <span className="hall-next-detail">{next.detail}</span>
    </>
  );
}
