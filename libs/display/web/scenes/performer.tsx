// Who is on stage: the number, the name as large as it may be, the second line, the piece.

import { useRef } from 'react';
import type { DisplayView } from '@rampa/contract';
import { asLine, FitBox, quoted, unbroken } from '@rampa/platform/web/base';
import { useDensity } from '../motion/use-density.ts';

export type Performer = NonNullable<DisplayView['current']>;

export function PerformerBlock({ performer }: { performer: Performer }) {
  const box = useRef<HTMLDivElement>(null);
  const { number, name, detail, piece, authors } = performer;
  useDensity(box, [number, name, detail, piece, authors].join('\n'));
  return (
    <div className="hall-performer" ref={box}>
      {number === '' ? null : <FitBox className="hall-number" text={number} />}
      <div className="hall-who">
        <FitBox className="hall-name" text={unbroken(name)} />
        {detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(detail))} />}
      </div>
      <div className="hall-what">
        {piece === '' ? null : <FitBox className="hall-piece" text={unbroken(quoted(piece))} />}
        {authors === '' ? null : <FitBox className="hall-authors" text={unbroken(authors)} />}
      </div>
    </div>
  );
}
