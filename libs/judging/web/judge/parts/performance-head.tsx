import {
  BigNumber,
  Lamp,
  Piece,
  listed,
  lengthOf,
  unbroken,
  useServerNow,
  type LampState,
} from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';

const WORDS: Record<SheetItem['activity'], { word: string; lamp: LampState }> = {
  Waiting: { word: 'ещё не на сцене', lamp: 'waiting' },
  Ready: { word: 'готовится', lamp: 'called' },
  OnStage: { word: 'на сцене', lamp: 'now' },
  Done: { word: 'выступление прошло', lamp: 'past' },
  Skipped: { word: 'пропуск', lamp: 'past' },
};

/** Letters that fill two lines of a phone. */
const LONG = 48;

export function nameOf(item: Pick<SheetItem, 'performer' | 'collective'>): string {
  return item.performer || item.collective || 'Без имени';
}

/** «Вокал · 13–15 лет» → «13–15 лет · Вокал»: what is cut where there is no room is never the age. */
export function ageFirst(group: string): string {
  const [nomination = '', ...values] = group.split(' · ');
  return [...values, nomination].join(' · ');
}

export function PerformanceHead({ item }: { item: SheetItem }) {
  const state = item.isWithdrawn ? ({ word: 'снято', lamp: 'past' } as const) : WORDS[item.activity];
  const collective = item.collective === item.performer ? '' : item.performer === '' ? '' : item.collective;
  return (
    <div className="judge-item">
      <div className="judge-item-head" {...(nameOf(item).length > LONG ? { 'data-length': 'long' } : {})}>
        <BigNumber number={item.number} />
        <div>
          <h1>{unbroken(nameOf(item))}</h1>
          <Piece title={item.pieceTitle} />
        </div>
      </div>
      <p className="judge-item-more">{listed(ageFirst(item.group), collective, item.city)}</p>
      <div className="judge-item-state">
        <span>
          <Lamp state={state.lamp} />
          {state.word}
        </span>
        {item.activity === 'OnStage' && item.onStageAt !== null ? (
          <Elapsed since={item.onStageAt} length={item.duration} />
        ) : null}
      </div>
    </div>
  );
}

function Elapsed({ since, length }: { since: string; length: number }) {
  const now = useServerNow(1_000);
  const elapsed = Math.max(0, (now - Date.parse(since)) / 1000);
  const share = length > 0 ? Math.min(1, elapsed / length) : 0;
  return (
    <>
      <span className="r-figures">
        {lengthOf(elapsed)}
        {length > 0 ? ` из ${lengthOf(length)}` : ''}
      </span>
      {length > 0 ? (
        <span className="judge-elapsed" aria-hidden>
          <i style={{ transform: `scaleX(${share})` }} />
        </span>
      ) : null}
    </>
  );
}
