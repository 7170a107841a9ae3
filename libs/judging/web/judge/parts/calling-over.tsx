// A bar above everything, in place of the head, says where the judge is wanted. One tap leads there.

import { useEffect, useRef } from 'react';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { IconButton, Lamp, unbroken } from '@rampa/platform/web/base';
import { whereCalled, type Calling } from '../sheet/calling.ts';
import { calledOut } from './performance-head.tsx';

export interface CallingOverProps {
  call: Calling;
  /** Shown by an open drawer, above it and above its curtain. */
  isInDrawer: boolean;
  onGo: () => void;
  onStay: () => void;
}

export function CallingOver({ call: { kind, place }, isInDrawer, onGo, onStay }: CallingOverProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The top layer keeps its place while the drawer moves in. An old browser shows it inside the drawer.
    if (isInDrawer) section.current?.showPopover?.();
  }, [isInDrawer]);
  const isNudge = kind === 'nudge';
  return (
    <section
      ref={section}
      className="judge-calling"
      role="alert"
      data-kind={kind}
      {...(isInDrawer ? { popover: 'manual' } : {})}
    >
      <button type="button" className="judge-calling-go" onClick={onGo}>
        <Lamp state="now" />
        <span>
          <b>
            {isNudge ? 'Ждём вашу оценку: ' : 'На сцене: '}
            {unbroken(isNudge ? calledOut(place.number, place.performer) : whereCalled(place))}
          </b>
          <small>
            {place.isOpen === false ? 'Приём оценок не\u00A0открыт. ' : ''}
            {unbroken(isNudge ? place.programTitle : place.performer)}
          </small>
        </span>
        <span className="judge-calling-word">
          <span>перейти</span> <IconArrowRight size={18} stroke={2} aria-hidden />
        </span>
      </button>
      <IconButton icon={IconX} label={isNudge ? 'Прочитано' : 'Остаться здесь'} isPlain onClick={onStay} />
    </section>
  );
}
