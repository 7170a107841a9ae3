// Who comes next, and who comes after; blue marks what is backstage.

import { useRef, type CSSProperties } from 'react';
import { numberSign } from '@rampa/kernel';
import { asLine, FitBox, unbroken } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import type { GivesWay } from '@rampa/display/domain';
import { settleDensity, type DensityStep } from '../motion/use-density.ts';
import { useScenePart } from '../motion/use-scene-part.ts';
import { roomOf } from './leaders-pages.ts';

type Next = NonNullable<SceneProps['view']['next']>;

/** Later performances are hidden one after the other, then the institution gives way. */
const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.85, ''],
  [0.85, 'third'],
  [0.75, 'third second'],
  [0.75, 'third second first'],
];
const BARE_STEPS: readonly DensityStep[] = [...STEPS, [0.65, 'third second first'], [0.5, 'third second first']];

const settleBare = (element: HTMLElement) => settleDensity(element, BARE_STEPS);
const settle = (element: HTMLElement, gone: readonly GivesWay[]) =>
  gone.includes('institution') ? settleBare(element) : settleDensity(element, STEPS);

export function NextScene({ view, next, staleSince }: SceneProps & { next: Next }) {
  const { lamps } = view;
  const box = useRef<HTMLDivElement>(null);
  const [after] = view.upcoming;
  const upcoming = fitting(view.upcoming, next.name);
  const content = JSON.stringify([next, upcoming]);
  useScenePart(
    box,
    next.detail === '' ? { shows: [], settle: settleBare, content } : { shows: ['institution'], settle, content },
  );
  return (
    <>
      <Glow level="low" />
      <Footlights {...lamps} />
      <Head view={view} left={view.competitionTitle} more={view.city} nomination={view.block} />
      <div className="hall-next-up" data-more={upcoming.length} ref={box}>
        <p className="hall-next-label">Далее</p>
        <div className="hall-next-first">
          {next.number === '' ? null : <FitBox className="hall-number" text={next.number} />}
          <div className="hall-next-who">
            <FitBox className="hall-name" text={unbroken(next.name)} />
            {next.detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(next.detail))} />}
          </div>
        </div>
        {upcoming.length === 0 ? null : (
          <ol className="hall-upcoming">
            {upcoming.map((one, index) => (
              <li key={index} style={{ '--rows': roomOf(one.name) } as CSSProperties}>
                <b>{one.number}</b>
                <FitBox className="hall-upcoming-name" text={unbroken(one.name)} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <Foot
        left={lamps.count > 0 ? `Выступили ${lamps.done} из ${lamps.count}` : null}
        right={upcoming.length === 0 && after && after.number !== '' ? `затем ${numberSign(after.number)}` : null}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}

/** Beside a long name fewer fit; one that would be too small is hidden, with those after it. */
function fitting(upcoming: readonly Next[], name: string): Next[] {
  let room = roomOf(name) > 2 ? 1 : 3;
  const shown: Next[] = [];
  for (const one of upcoming) {
    room -= roomOf(one.name);
    if (room < 0) break;
    shown.push(one);
  }
  return shown;
}
