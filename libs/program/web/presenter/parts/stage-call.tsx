// Another program is on stage: a word of it and the way there, as judges have it.

import { numberSign } from '@rampa/kernel';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { IconButton, Lamp, listed, unbroken } from '@rampa/platform/web/base';
import type { Elsewhere } from '../stage/elsewhere.ts';

export function StageCall({ call, onGo, onStay }: { call: Elsewhere; onGo: () => void; onStay: () => void }) {
  const number = call.number === '' ? '' : numberSign(call.number);
  return (
    <section className="booth-call" role="status">
      <button type="button" onClick={onGo}>
        <Lamp state="now" />
        <span>
          <b>На сцене: {unbroken(listed(call.programTitle, number))}</b>
          <small>{unbroken(call.performer)}</small>
        </span>
        <span className="booth-call-word">
          перейти <IconArrowRight size={18} stroke={2} aria-hidden />
        </span>
      </button>
      <IconButton icon={IconX} label="Остаться здесь" isPlain onClick={onStay} />
    </section>
  );
}
