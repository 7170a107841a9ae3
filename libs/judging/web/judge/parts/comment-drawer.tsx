import { useId } from 'react';
import { counted, numberSign, plural } from '@rampa/kernel';
import { Button, Drawer, SyncState } from '@rampa/platform/web/base';
import type { Comment, SheetItem } from '../sheet/sheet-model.ts';

export interface CommentDrawerProps {
  item: SheetItem;
  comment: Comment;
  isOpen: boolean;
  onClose: () => void;
  onSave: (text: string) => void;
  /** What was written and not saved; null when nothing was. */
  draft: string | null;
  onDraft: (text: string) => void;
}

const MOST = 2000;
/** From here on he should know how much room is left. */
const NEAR = 200;

export function CommentDrawer({ item, comment, isOpen, onClose, onSave, draft, onDraft }: CommentDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={`Комментарий к ${numberSign(item.number)}`}>
      <CommentForm comment={comment} onSave={onSave} draft={draft} onDraft={onDraft} />
    </Drawer>
  );
}

/** Begins with what is in force; what was begun and not saved waits here, though the drawer was closed by a slip. */
function CommentForm({
  comment,
  onSave,
  draft,
  onDraft,
}: Pick<CommentDrawerProps, 'comment' | 'onSave' | 'draft' | 'onDraft'>) {
  const text = draft ?? comment.text;
  const isSaved = text.trim() === comment.text;
  const room = MOST - text.length;
  const id = useId();
  return (
    <form
      className="judge-comment"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <label htmlFor={id}>Что вы скажете о выступлении; видит организатор</label>
      <textarea
        id={id}
        rows={6}
        maxLength={MOST}
        value={text}
        onChange={(event) => onDraft(event.target.value)}
        autoFocus
      />
      <div className="judge-comment-foot">
        <span role="status">
          {comment.sync && isSaved ? <SyncState {...comment.sync} /> : null}
          {isSaved ? null : <SyncState state="unsent" />}
          {room < NEAR
            ? ` ${plural(room, 'Остался', 'Осталось', 'Осталось')} ${counted(room, 'знак', 'знака', 'знаков')}`
            : null}
        </span>
        <Button kind="primary" size="large" type="submit" disabled={isSaved}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
