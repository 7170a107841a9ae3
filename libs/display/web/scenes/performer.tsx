// Who is on stage: number, name as large as it fits, second line, piece.

import { useRef } from 'react';
import type { DisplayView } from '@rampa/contract';
import { asLine, FitBox, quoted, unbroken, withoutHanging } from '@rampa/platform/web/base';
import type { GivesWay } from '@rampa/display/domain';
import { settleDensity, type DensityStep } from '../motion/use-density.ts';
import { useScenePart } from '../motion/use-scene-part.ts';

export type Performer = NonNullable<DisplayView['current']>;

/** The piece's author is hidden before the institution gives way. */
const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.88, ''],
  [0.76, ''],
  [0.66, ''],
  [0.66, 'authors'],
];
/** And the piece after it. */
const BARE_STEPS: readonly DensityStep[] = [
  ...STEPS,
  [0.6, 'authors'],
  [0.5, 'authors'],
  [0.6, 'authors piece'],
  [0.45, 'authors piece'],
];

const settleBare = (element: HTMLElement) => settleDensity(element, BARE_STEPS);
const settle = (element: HTMLElement, gone: readonly GivesWay[]) =>
  gone.includes('institution') ? settleBare(element) : settleDensity(element, STEPS);

export function PerformerBlock({ performer }: { performer: Performer }) {
  const box = useRef<HTMLDivElement>(null);
  const { number, name, detail, piece, authors } = performer;
  const content = [number, name, detail, piece, authors].join('\n');
  useScenePart(
    box,
    detail === '' ? { shows: [], settle: settleBare, content } : { shows: ['institution'], settle, content },
  );
  return (
    <div className="hall-performer" ref={box}>
      {number === '' ? null : <FitBox className="hall-number" text={number} />}
      <div className="hall-who">
        <FitBox className="hall-name" text={unbroken(name)} />
        {detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(detail))} />}
      </div>
      <div className="hall-what">
        {piece === '' ? null : <FitBox className="hall-piece" text={withoutHanging(unbroken(quoted(piece)))} />}
        {authors === '' ? null : <FitBox className="hall-authors" text={unbroken(authors)} mayLeave />}
      </div>
    </div>
  );
}
