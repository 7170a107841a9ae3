import type { CSSProperties } from 'react';
import { numberSign } from '@rampa/kernel';
import {
  BigNumber,
  Lamp,
  Piece,
  listed,
  lengthOf,
  longestPart,
  unbroken,
  useServerNow,
  type LampState,
} from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';

const STANDS: Record<SheetItem['activity'], { label: string; state: LampState }> = {
  Waiting: { label: 'ещё не на сцене', state: 'waiting' },
  Ready: { label: 'готовится', state: 'called' },
  OnStage: { label: 'на сцене', state: 'now' },
  Done: { label: 'выступление прошло', state: 'past' },
  Skipped: { label: 'пропуск', state: 'past' },
};

export function standOf({ isWithdrawn, activity }: SheetItem): { label: string; state: LampState } {
  return isWithdrawn ? { label: 'снято', state: 'past' } : STANDS[activity];
}

export function nameOf(item: Pick<SheetItem, 'performer' | 'collective'>): string {
  return item.performer || item.collective || 'Без имени';
}

/** A longer compound may break at its own hyphen. */
const LONGEST_BOUND = 14;

/** «№ 7, Хор „Весна“»: a performer is called as written, without a second pair of quotes. */
export function calledOut(number: string, performer: string): string {
  return number === '' ? performer : `${numberSign(number)}, ${performer}`;
}

/** «Вокал · 13–15 лет», Кострома → «13–15 лет», «, Вокал», «, Кострома»: the later gives way first, the age never does. */
function givingWay(group: string, ...house: readonly string[]): string[] {
  const [nomination = '', ...values] = group.split(' · ');
  const age = listed(...values);
  const named = listed(age, nomination);
  return [age, named.slice(age.length), listed(named, ...house).slice(named.length)];
}

export function PerformanceHead({ item }: { item: SheetItem }) {
  const { label, state } = standOf(item);
  const collective = item.collective === item.performer ? '' : item.performer === '' ? '' : item.collective;
  const name = unbroken(nameOf(item), LONGEST_BOUND);
  const [age, nomination, house] = givingWay(item.group, collective, item.city).map((part) => unbroken(part));
  return (
    <div className="judge-item">
      <div className="judge-item-head">
        <BigNumber number={item.number} />
        <div>
          <h1 style={{ '--longest': longestPart(name) } as CSSProperties}>{name}</h1>
          <Piece title={item.pieceTitle} />
        </div>
      </div>
      <p className="judge-item-more">
        {age}
        <span data-part="nomination">{nomination}</span>
        <span data-part="house">{house}</span>
      </p>
      <div className="judge-item-state">
        <span>
          <Lamp state={state} />
          {label}
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
