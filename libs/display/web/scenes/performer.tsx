// Who is on stage: number, name as large as it fits, second line, piece.

import { useRef } from 'react';
import type { DisplayView } from '@rampa/contract';
import { asLine, FitBox, quoted, unbroken } from '@rampa/platform/web/base';
import { useDensity, type DensityStep } from '../motion/use-density.ts';

export type Performer = NonNullable<DisplayView['current']>;

/** The institution is hidden before the piece, and the piece's author before both. */
const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.88, ''],
  [0.76, ''],
  [0.66, ''],
  [0.66, 'authors'],
  [0.6, 'authors detail'],
  [0.5, 'authors detail'],
  [0.6, 'authors detail piece'],
  [0.45, 'authors detail piece'],
];

export function PerformerBlock({ performer }: { performer: Performer }) {
  const box = useRef<HTMLDivElement>(null);
  const { number, name, detail, piece, authors } = performer;
  useDensity(box, STEPS, [number, name, detail, piece, authors].join('\n'));
  return (
    <div className="hall-performer" ref={box}>
      {number === '' ? null : <FitBox className="hall-number" text={number} />}
      <div className="hall-who">
        <FitBox className="hall-name" text={unbroken(name)} />
        {detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(detail))} mayLeave />}
      </div>
      <div className="hall-what">
        {piece === '' ? null : <FitBox className="hall-piece" text={unbroken(quoted(piece))} />}
        {authors === '' ? null : <FitBox className="hall-authors" text={unbroken(authors)} mayLeave />}
      </div>
    </div>
  );
}
