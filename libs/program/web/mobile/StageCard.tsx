// A stage that plays now: who is on it, and the way into its program.

import { BigNumber, Lamp, listed, Piece, unbroken } from '@rampa/platform/web/base';
import { ShownName } from '../public/ShownName.tsx';
import type { MobileEntry } from './mobile-model.ts';
import shared from '../public/public.module.css';
import classes from './mobile.module.css';

export function StageCard({ program, to }: { program: MobileEntry; to: string }) {
  const item = program.onStage!;
  const shown = { ...item, kind: 'performance' as const, title: '' };
  return (
    <a href={to} className={`stage ${classes.stage}`}>
      <header>
        <Lamp state="now" /> Сейчас на сцене
        <span>{unbroken(program.place || program.title)}</span>
      </header>
      <div className={shared.shown}>
        <BigNumber number={item.number} />
        <div>
          <ShownName item={shown} />
          <Piece title={item.pieceTitle} />
        </div>
      </div>
      <p>{unbroken(listed(item.group, item.city))}</p>
      <footer>
        {unbroken(program.title)}: {program.doneCount + 1} из {program.performanceCount}
      </footer>
    </a>
  );
}
