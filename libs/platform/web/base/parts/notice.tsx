// Short messages: at the lower left (on a phone above), for ten seconds, at most three, with an undo inside. One that comes
// while a layer is open stands inside it; one of before stays where it came, so that a new dialog tells nothing of a past
// deed. Their clocks stop while a person points at them or has the focus in them. They are one live region, and equal words
// appear once. Inside a dialog, which may have a live region of its own, each is an alert instead: it is read when it comes.

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Button, IconButton } from './button.tsx';
import { countdownOf } from './countdown.ts';
import { useAside } from './notice-aside.ts';
import { withNotice } from './notice-list.ts';
import { noticePlace, useNoticePlace } from './notice-place.tsx';
import './notice.css';

export interface NoticeGiven {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'ok' | 'info' | 'danger';
  action?: { label: string; run: () => void } | undefined;
  /** What it is about: a newer notice of the same subject replaces it. */
  subject?: string;
  /** Milliseconds on screen; 10 s by default, 5 s for signing in. */
  stays?: number;
}

interface Shown extends NoticeGiven {
  id: number;
  /** The layer in which it came. */
  layer: HTMLElement | null;
}

const STAYS_MS = 10_000;

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const countdown = countdownOf(dismiss, isSeen);
/** Where notices stand that came while no layer was open; null before the page has drawn it. */
let corner: HTMLElement | null = null;

/** A phone hides behind a window what was told before it (desk.css). */
function isSeen(id: number): boolean {
  const place = noticePlace();
  if (place && shown.find((one) => one.id === id)?.layer === place) return true;
  return !corner || getComputedStyle(corner).visibility !== 'hidden';
}

function change(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  countdown.forget(id);
  change(shown.filter((one) => one.id !== id));
}

/** Shows a notice; returns a function that removes it. */
export function notify(given: NoticeGiven): () => void {
  const id = ++lastId;
  change(withNotice(shown, { ...given, id, layer: noticePlace() }));
  countdown.start(id, given.stays ?? STAYS_MS);
  return () => dismiss(id);
}

const SIGNS = { ok: IconCheck, info: IconInfoCircle, danger: IconAlertTriangle };

type NoticeProps = NoticeGiven & { isAlert?: boolean; onClose?: () => void };

export function Notice({ title, text, tone = 'info', action, isAlert = false, onClose }: NoticeProps) {
  const Sign = SIGNS[tone];
  return (
    <div className="r-notice" data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div className="r-notice-text">
        <b>{title}</b>
        {text ? <p>{text}</p> : null}
      </div>
      {action ? (
        <Button kind="ghost" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
      {onClose ? <IconButton icon={IconX} label="Закрыть" isPlain onClick={onClose} /> : null}
    </div>
  );
}

/** Mounted once in a page. */
export function Notices() {
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  const layer = useNoticePlace();
  const within = layer === null ? [] : list.filter((one) => one.layer === layer);
  return (
    <>
      <Region list={list.filter((one) => !within.includes(one))} />
      {layer ? createPortal(<Region list={within} isInside />, layer) : null}
    </>
  );
}

function Region({ list, isInside = false }: { list: readonly Shown[]; isInside?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isAside = useAside(place, list) && !isInside;
  // A removed element sends no pointerleave.
  useEffect(() => {
    const element = place.current!;
    if (!isInside) corner = element;
    if (!element.matches(':hover') && !element.contains(document.activeElement)) countdown.go();
  }, [list, isInside]);
  return (
    <div
      ref={place}
      className="r-notices"
      data-inside={isInside || undefined}
      data-aside={isAside || undefined}
      role={isInside ? undefined : 'status'}
      onPointerEnter={countdown.hold}
      onPointerLeave={countdown.go}
      onFocus={countdown.hold}
      onBlur={countdown.go}
    >
      {list.map((one) => {
        const close = () => dismiss(one.id);
        const { action } = one;
        const closing = action && { ...action, run: () => (action.run(), close()) };
        return <Notice key={one.id} {...one} action={closing} isAlert={isInside} onClose={close} />;
      })}
    </div>
  );
}
