import { useId, useRef, useState } from 'react';
import { numberSign } from '@rampa/kernel';
import { Button, Drawer, SyncState } from '@rampa/platform/web/base';
import type { Comment, SheetItem } from '../sheet/sheet-model.ts';

export interface CommentDrawerProps {
  item: SheetItem;
  comment: Comment;
  isOpen: boolean;
  onClose: () => void;
  onSave: (text: string) => void;
  /** Closed without saving what was typed. */
  onLeft: (text: string) => void;
}

const MOST = 2000;

export function CommentDrawer({ item, comment, isOpen, onClose, onSave, onLeft }: CommentDrawerProps) {
  /** Null: nothing that is not saved. */
  const typed = useRef<string | null>(null);
  function close() {
    const left = typed.current?.trim() ?? comment.text;
    typed.current = null;
    onClose();
    if (left !== comment.text) onLeft(left);
  }
  return (
    <Drawer isOpen={isOpen} onClose={close} title={`Комментарий к ${numberSign(item.number)}`}>
      <CommentForm
        comment={comment}
        onType={(text) => (typed.current = text)}
        onSave={(text) => {
          typed.current = null;
          onSave(text);
        }}
      />
    </Drawer>
  );
}

/** Drawn anew with each opening, so that it begins with what is in force. */
function CommentForm({
  comment,
  onType,
  onSave,
}: Pick<CommentDrawerProps, 'comment' | 'onSave'> & { onType: (text: string) => void }) {
  const [text, setText] = useState(comment.text);
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
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value);
        }}
        autoFocus
      />
      <div className="judge-comment-foot">
        <span role="status">{comment.sync && text === comment.text ? <SyncState {...comment.sync} /> : null}</span>
        <Button kind="primary" size="large" type="submit" disabled={text.trim() === comment.text}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}
