import { Button } from '@rampa/platform/web/base';
import type { Entry } from '../outbox/index.ts';
import { wordsOf } from './summary.ts';

/** They stay on the device, so that a hand-over that came to nothing loses nothing. */
export function GivenAway({ entries, onTakeBack }: { entries: readonly Entry[]; onTakeBack: () => void }) {
  if (entries.length === 0) return null;
  return (
    <div className="judge-handover-back">
      <p>Переданы раньше: {wordsOf(entries)}. Если новый планшет их не принял, верните.</p>
      <Button onClick={onTakeBack}>Вернуть и отправить отсюда</Button>
    </div>
  );
}
