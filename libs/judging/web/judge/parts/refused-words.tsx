// A comment or an abstention that was not taken: what it was and why, until the judge has read it.

import { inQuotes } from '@rampa/kernel';
import { Button, type Sync } from '@rampa/platform/web/base';
import type { SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';

export interface RefusedWordsProps {
  item: SheetItem;
  overlay: SheetOverlay;
  onRead: (guids: readonly string[]) => void;
}

export function RefusedWords({ item, overlay, onRead }: RefusedWordsProps) {
  const comment = overlay.comment(item);
  const abstained = overlay.abstained(item);
  return (
    <>
      {comment.refused ? (
        <Refused
          what={comment.refused.text === '' ? 'Снятие комментария' : `Комментарий ${inQuotes(comment.refused.text)}`}
          sync={comment.sync}
          onRead={() => onRead([comment.refused!.guid])}
        />
      ) : null}
      {abstained.refused ? (
        <Refused
          what={abstained.refused.isOn ? 'Воздержание' : 'Отмена воздержания'}
          sync={abstained.sync}
          onRead={() => onRead([abstained.refused!.guid])}
        />
      ) : null}
    </>
  );
}

function Refused({ what, sync, onRead }: { what: string; sync: Sync | null; onRead: () => void }) {
  return (
    <div className="judge-refused" role="alert">
      <p>
        <b>{what}: не принято.</b> {sync?.state === 'refused' ? sync.reason : ''}
      </p>
      <Button onClick={onRead}>Понятно</Button>
    </div>
  );
}
