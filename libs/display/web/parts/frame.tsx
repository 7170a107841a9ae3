// What stands around every scene: the head, the footlights, the foot.

import { Fragment, useRef, type CSSProperties, type ReactNode } from 'react';
import type { DisplayView } from '@rampa/contract';
import { clockTime, FitBox, refitWithin, unbroken } from '@rampa/platform/web/base';
import { useGiveWay } from '../motion/use-give-way.ts';
import { OwnPicture } from './own-picture.tsx';

export interface HeadProps {
  view: Pick<DisplayView, 'logo'>;
  left: string;
  /** What a narrow screen leaves out. */
  more?: string;
  /** Gives way, after the event's name: the nomination, or the part of the program. */
  nomination?: string;
  /** Never gives way: who competes with whom. */
  right?: string;
}

/** In this order: the city, the event's name, a line more, the nomination. */
const STEPS = ['', 'more', 'event', 'event lines', 'event nomination', 'event nomination lines'] as const;

function headFits(head: HTMLElement): boolean {
  if (head.scrollWidth > head.clientWidth + 1) return false;
  const right = head.querySelector<HTMLElement>('.hall-head-right')!;
  const parts = right.firstElementChild!;
  if (parts.scrollWidth > parts.clientWidth + 1) return false;
  const line = Number.parseFloat(getComputedStyle(right).lineHeight);
  const few = Number(getComputedStyle(head).getPropertyValue('--lines')) || 1;
  const most = head.dataset.gives!.includes('lines') ? few + 1 : few;
  return right.offsetHeight <= line * most + 1;
}

export function Head({ view, left, more = '', nomination = '', right = '' }: HeadProps) {
  const head = useRef<HTMLElement>(null);
  useGiveWay(head, { steps: STEPS, fits: headFits, content: [left, more, nomination, right].join('\n') });
  const parts = right.split(' · ').filter((part) => part !== '');
  return (
    <header className="hall-head" ref={head}>
      {view.logo === null ? <Sign /> : <OwnPicture className="hall-sign-own" src={view.logo} instead={<Sign />} />}
      <span className="hall-head-event">
        {unbroken(left)}
        {more === '' ? null : <span className="hall-head-more">, {unbroken(more)}</span>}
      </span>
      <span className="hall-head-right">
        <span className="hall-head-parts">
          {nomination === '' ? null : (
            <>
              <span className="hall-head-part hall-head-nomination">{unbroken(nomination)}</span>{' '}
            </>
          )}
          {parts.map((part, index) => (
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
  /** Before `right`; gives way where there is no room for it. */
  block?: string;
  right?: ReactNode;
  /** Old picture: takes the place of `right`. */
  stale?: { at: number; timeZone?: string } | null | undefined;
}

const FOOT_STEPS = ['', 'block', 'block right'] as const;
/** The corner's share of the foot where something stands on the left. */
const CORNER = 0.45;

function footFits(foot: HTMLElement): boolean {
  refitWithin(foot);
  const [left, corner] = [...foot.children] as HTMLElement[];
  const isAlone = left!.childElementCount === 0;
  return (
    foot.scrollWidth <= foot.clientWidth + 1 &&
    foot.querySelector('.r-fit[data-unfit]') === null &&
    (isAlone || corner!.offsetWidth <= foot.clientWidth * CORNER)
  );
}

export function Foot({ left, block = '', right = '', stale }: FootProps) {
  const foot = useRef<HTMLElement>(null);
  const isText = typeof left === 'string';
  const content = [isText ? left : left === null, block, right, stale?.at].join('\n');
  useGiveWay(foot, { steps: FOOT_STEPS, fits: footFits, content });
  return (
    <footer className="hall-foot" ref={foot}>
      <span className="hall-foot-left">{isText ? <Note text={left} /> : left}</span>
      {stale ? (
        <span className="hall-stale">
          <i aria-hidden />
          нет связи, {clockTime(stale.at, { timeZone: stale.timeZone })}
        </span>
      ) : (
        <span className="hall-foot-right">
          {block === '' ? null : <span className="hall-foot-block">{right === '' ? block : `${block}, `}</span>}
          {right}
        </span>
      )}
    </footer>
  );
}

function Note({ text }: { text: string }) {
  return text === '' ? null : <FitBox className="hall-foot-text" text={unbroken(text)} isParagraph mayLeave />;
}

export function Glow({ level = 'full' }: { level?: 'full' | 'low' }) {
  return <div className="hall-glow" data-level={level} aria-hidden />;
}
