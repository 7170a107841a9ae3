// What stands around every scene: the head, the footlights, the foot.

import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { DisplayView } from '@rampa/contract';
import { clockTime, unbroken } from '@rampa/platform/web/base';
import { OwnPicture } from './own-picture.tsx';

export interface HeadProps {
  view: Pick<DisplayView, 'logo'>;
  left: string;
  /** What a narrow screen leaves out. */
  more?: string;
  right: string;
}

/** With more letters what may be left out would push the rest into a second line. */
const ROOMY = 62;
/** More letters stand smaller; so many that even that would push the picture down go as a whole. */
const LONG = 90;
const TOO_LONG = 170;

function within(text: string): string {
  return text.length > TOO_LONG ? '' : text;
}

export function Head({ view, left, more = '', right }: HeadProps) {
  const isLong = within(left).length + within(right).length > LONG;
  const hasMore = more !== '' && !isLong && within(left) !== '' && left.length + more.length + right.length <= ROOMY;
  return (
    <header className="hall-head" data-long={isLong || undefined}>
      {view.logo === null ? <Sign /> : <OwnPicture className="hall-sign-own" src={view.logo} instead={<Sign />} />}
      <span>
        {within(left)}
        {hasMore ? <span className="hall-head-more">&nbsp;· {more}</span> : null}
      </span>
      <span className="hall-head-right">
        <span className="hall-head-parts">
          {within(right)
            .split(' · ')
            .map((part, index) => (
              <Fragment key={index}>
                <span className="hall-head-part">{unbroken(part)}</span>{' '}
              </Fragment>
            ))}
        </span>
      </span>
    </header>
  );
}

/** One footlight: the house's sign. */
function Sign() {
  return (
    <svg className="hall-sign" viewBox="0 0 48 48" aria-hidden>
      <rect width="48" height="48" rx="7" fill="#2a1e33" />
      <path d="M6 35h36" stroke="#6b4a1d" strokeWidth="2.5" />
      <path d="M14 35a10 10 0 0 1 20 0z" fill="#ffc24a" />
    </svg>
  );
}

export interface FootlightsProps {
  count: number;
  /** Has been. */
  done: number;
  /** Index; −1: none. */
  current: number;
}

/** Stands before the words: its light falls behind them. */
export function Footlights({ count, done, current }: FootlightsProps) {
  return (
    <div className="hall-lights" style={{ '--n': Math.max(1, count) } as CSSProperties} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i
          key={index}
          className="hall-bulb"
          data-state={index === current ? 'now' : index < done ? 'past' : 'waiting'}
        />
      ))}
    </div>
  );
}

/** Lamps with states of their own: `lit` glows, `waiting` is dark. */
export function Lights({ states }: { states: readonly ('lit' | 'waiting')[] }) {
  return (
    <div className="hall-lights" style={{ '--n': Math.max(1, states.length) } as CSSProperties} aria-hidden>
      {states.map((state, index) => (
        <i key={index} className="hall-bulb" data-state={state} />
      ))}
    </div>
  );
}

export interface FootProps {
  left: ReactNode;
  right?: ReactNode;
  /** Old picture: takes the place of `right`. */
  stale?: { at: number; timeZone?: string } | null | undefined;
}

const LONG_FOOT = 48;
const LONG_NOTE = 70;

export function Foot({ left, right, stale }: FootProps) {
  return (
    <footer className="hall-foot">
      <span className="hall-foot-left" data-long={(typeof left === 'string' && left.length > LONG_NOTE) || undefined}>
        {left}
      </span>
      {stale ? (
        <span className="hall-stale">
          <i aria-hidden />
          нет связи, {clockTime(stale.at, { timeZone: stale.timeZone })}
        </span>
      ) : (
        <span
          className="hall-foot-right"
          data-long={(typeof right === 'string' && right.length > LONG_FOOT) || undefined}
        >
          {right}
        </span>
      )}
    </footer>
  );
}

export function Glow({ level = 'full' }: { level?: 'full' | 'low' }) {
  return <div className="hall-glow" data-level={level} aria-hidden />;
}
