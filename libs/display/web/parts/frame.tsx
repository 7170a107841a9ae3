// The frame of every scene: head, footlights, foot.

import { Fragment, isValidElement, useRef, type CSSProperties, type ReactNode } from 'react';
import type { DisplayView } from '@rampa/contract';
import { clockTime, FitBox, refitWithin, unbroken, withoutHanging } from '@rampa/platform/web/base';
import type { GivesWay } from '@rampa/display/domain';
import { useGiveWay } from '../motion/use-give-way.ts';
import { useScenePart } from '../motion/use-scene-part.ts';
import { OwnPicture } from './own-picture.tsx';

export interface HeadProps {
  view: Pick<DisplayView, 'logo'>;
  left: string;
  /** Hidden on a narrow screen. */
  more?: string;
  /** Hidden last when there is no room: the nomination, or the part of the program. */
  nomination?: string;
  /** Never hidden: the ranking group. */
  right?: string;
}

/**
 * The city leaves before the event's name. Before the nomination does, it may stand in one line more, then as one running
 * text («flow»), where a part of the group may break: a short one takes nothing there. Then it takes one line of those
 * that the institution has left.
 */
function stepsOfHead(gone: readonly GivesWay[]): readonly (readonly [more: number, gives: string])[] {
  if (!gone.includes('event'))
    return [
      [0, ''],
      [0, 'more'],
    ];
  const usual = [
    [0, ''],
    [1, 'lines'],
    [1, 'lines flow'],
  ] as const;
  return gone.at(-1) === 'institution' ? [...usual, [2, 'lines flow']] : usual;
}

/** Of the event's name, on an upright screen. */
const EVENT_LINES = 2;

function headFits(head: HTMLElement, more: number): boolean {
  if (head.scrollWidth > head.clientWidth + 1) return false;
  const event = head.querySelector<HTMLElement>('.hall-head-event')!;
  const eventLine = Number.parseFloat(getComputedStyle(event).lineHeight);
  if (event.scrollWidth > event.clientWidth + 1 || event.offsetHeight > eventLine * EVENT_LINES + 1) return false;
  const right = head.querySelector<HTMLElement>('.hall-head-right')!;
  const parts = right.firstElementChild!;
  if (parts.scrollWidth > parts.clientWidth + 1) return false;
  const line = Number.parseFloat(getComputedStyle(right).lineHeight);
  const few = Number(getComputedStyle(head).getPropertyValue('--lines')) || 1;
  return right.offsetHeight <= line * (few + more) + 1;
}

function settleHead(head: HTMLElement, gone: readonly GivesWay[]): boolean {
  return stepsOfHead(gone).some(([more, gives]) => {
    head.dataset.gives = gives;
    return headFits(head, more);
  });
}

export function Head({ view, left, more = '', nomination = '', right = '' }: HeadProps) {
  const head = useRef<HTMLElement>(null);
  const shows: readonly GivesWay[] = nomination === '' ? ['event'] : ['event', 'nomination'];
  useScenePart(head, { shows, settle: settleHead, content: [left, more, nomination, right].join('\n') });
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

/** One footlight of the logo. */
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
  /** Number of performances that are over. */
  done: number;
  /** Index of the current lamp; −1: none. */
  current: number;
}

/** Must stand before the words in the markup, so that its light falls behind them. */
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
  /** Stands before `right`; hidden where there is no room for it. */
  block?: string;
  right?: ReactNode;
  /** Note about an old picture, in place of `right`. */
  stale?: { at: number; timeZone?: string } | null | undefined;
}

const FOOT_STEPS = ['', 'block', 'block right'] as const;
/** The share of the hall's height that fits the usual foot above what a television cuts off. */
const LOW = 0.064;
/** The corner's share of the foot when something stands on the left. */
const CORNER = 0.45;

function footFits(foot: HTMLElement): boolean {
  refitWithin(foot);
  const [left, corner] = [...foot.children] as HTMLElement[];
  const isAlone = left!.childElementCount === 0;
  const line = Number.parseFloat(getComputedStyle(foot).lineHeight);
  const hall = foot.closest('.hall')!;
  // Upright the foot stays as it is: its lines have sizes of their own there.
  const isLying = hall.clientWidth > hall.clientHeight;
  foot.toggleAttribute('data-high', isLying && left!.offsetHeight > line * 1.25);
  foot.toggleAttribute('data-higher', isLying && left!.offsetHeight > hall.clientHeight * LOW);
  return (
    foot.scrollWidth <= foot.clientWidth + 1 &&
    foot.querySelector('.r-fit[data-unfit]') === null &&
    (isAlone || corner!.offsetWidth <= foot.clientWidth * CORNER)
  );
}

export function Foot({ left, block = '', right = '', stale }: FootProps) {
  const foot = useRef<HTMLElement>(null);
  const isText = typeof left === 'string';
  const content = [isText ? left : nameIn(left), block, right, stale?.at].join('\n');
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

/** Who comes next, by whose name the foot is measured anew. */
function nameIn(left: ReactNode): string {
  if (!isValidElement<{ next?: NonNullable<DisplayView['next']> }>(left)) return '';
  const { next } = left.props;
  return next ? `${next.number} ${next.name}` : '';
}

function Note({ text }: { text: string }) {
  return text === '' ? null : (
    <FitBox className="hall-foot-text" text={withoutHanging(unbroken(text))} isParagraph mayLeave />
  );
}

export function Glow({ level = 'full' }: { level?: 'full' | 'low' }) {
  return <div className="hall-glow" data-level={level} aria-hidden />;
}
