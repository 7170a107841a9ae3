// A special prize: first what for, then the light comes down and says who. The delays stand in the style sheet.

import { useRef, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import type { GivesWay } from '@rampa/display/domain';
import { givenBy, namesItself } from '@rampa/kernel';
import { asLine, awardColors, FitBox, quoted, textOn, unbroken } from '@rampa/platform/web/base';
import { settleDensity, type DensityStep } from '../motion/use-density.ts';
import { useScenePart } from '../motion/use-scene-part.ts';
import { Foot, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import type { SceneProps } from './scene-props.ts';

type Prize = NonNullable<DisplayView['prize']>;

/** As in the presenter's order of awarding; no title that an organizer can choose has it. */
const BAND = awardColors('#E3D5EE').stage;

/** The piece is hidden, then who gives the prize, before the institution gives way. */
const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.88, ''],
  [0.78, 'piece'],
  [0.7, 'piece giver'],
];
const BARE_STEPS: readonly DensityStep[] = [...STEPS, [0.6, 'piece giver'], [0.5, 'piece giver']];

const settleBare = (element: HTMLElement) => settleDensity(element, BARE_STEPS);
const settle = (element: HTMLElement, gone: readonly GivesWay[]) =>
  gone.includes('institution') ? settleBare(element) : settleDensity(element, STEPS);

export function PrizeScene({ view, prize, isMoving, staleSince }: SceneProps & { prize: Prize }) {
  const box = useRef<HTMLDivElement>(null);
  const { title, giver, number, name, detail, piece } = prize;
  const content = [title, giver, number, name, detail, piece].join('\n');
  useScenePart(
    box,
    detail === '' ? { shows: [], settle: settleBare, content } : { shows: ['institution'], settle, content },
  );
  return (
    <>
      <Glow level="low" />
      <Head
        view={view}
        left={view.competitionTitle}
        more={view.city}
        right={namesItself(title) ? '' : 'Специальный приз'}
      />
      <div
        className="hall-prize"
        ref={box}
        {...(isMoving ? { 'data-reveal': '' } : {})}
        style={{ '--band': BAND, '--band-ink': textOn(BAND, 12) } as CSSProperties}
      >
        <i className="hall-prize-light" aria-hidden />
        <div className="hall-prize-band">
          <FitBox className="hall-prize-title" text={unbroken(title)} />
          {giver === '' ? null : <FitBox className="hall-prize-giver" text={unbroken(givenBy(giver, true))} mayLeave />}
        </div>
        <div className="hall-prize-who">
          <FitBox className="hall-prize-name" text={`${number} ${name}`}>
            {number === '' ? null : <span className="hall-result-number">{number}</span>} {unbroken(name)}
          </FitBox>
          {detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(detail))} />}
          {piece === '' ? null : <FitBox className="hall-piece" text={unbroken(quoted(piece))} />}
        </div>
      </div>
      <Foot left="" stale={staleTime({ view, staleSince })} />
    </>
  );
}
