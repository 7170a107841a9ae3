import type { SceneProps } from './scene-props.ts';
import { Foot, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import { PerformerBlock, type Performer } from './performer.tsx';

/** A lamp for each judge who has sent; never his marks. */
export function JudgingScene({ view, performer, staleSince }: SceneProps & { performer: Performer }) {
  const sent = view.judges.filter((judge) => judge.sent).length;
  return (
    <>
      <Glow level="low" />
      <Head view={view} left={view.competitionTitle} nomination={performer.nomination} right={performer.group} />
      <PerformerBlock performer={performer} />
      <div className="hall-judges" aria-hidden>
        {view.judges.map((judge, index) => (
          <i key={index} className="hall-bulb" data-state={judge.sent ? 'now' : 'waiting'} data-size="judge" />
        ))}
      </div>
      <Foot
        left={sent > 0 && sent === view.judges.length ? 'Все судьи поставили оценки' : 'Судьи оценивают'}
        right={`${sent} из ${view.judges.length}`}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}
