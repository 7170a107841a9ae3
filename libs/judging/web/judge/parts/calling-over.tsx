// Over everything: where the judge is wanted. One tap leads there.

import { useEffect, useRef } from 'react';
import { IconArrowRight, IconBell, IconX } from '@tabler/icons-react';
import { inQuotes, numberSign } from '@rampa/kernel';
import { IconButton, Lamp } from '@rampa/platform/web/base';
import type { Calling } from '../sheet/calling.ts';

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
    // In the top layer it stands where it always does, however the drawer moves in; an old browser shows it within.
    if (isInDrawer) section.current?.showPopover?.();
  }, [isInDrawer]);
  const what = `${place.number === '' ? '' : `${numberSign(place.number)} `}${inQuotes(place.performer)}`;
  return (
    <section ref={section} className="judge-calling" role="alert" {...(isInDrawer ? { popover: 'manual' } : {})}>
      <button type="button" className="judge-calling-go" onClick={onGo}>
        {kind === 'nudge' ? <IconBell size={24} stroke={1.75} aria-hidden /> : <Lamp state="now" />}
        <span>
          <b>
            {kind === 'nudge' ? 'Ждём вашу оценку: ' : 'На сцене: '}
            {kind === 'stage' ? `${place.programTitle}, ` : ''}
            {kind === 'stage' && place.number !== '' ? numberSign(place.number) : what}
          </b>
          <small>{kind === 'stage' ? inQuotes(place.performer) : place.programTitle}</small>
        </span>
        <span className="judge-calling-word">
          перейти <IconArrowRight size={18} stroke={2} aria-hidden />
        </span>
      </button>
      <IconButton icon={IconX} label={kind === 'nudge' ? 'Прочитано' : 'Остаться здесь'} isPlain onClick={onStay} />
    </section>
  );
}
