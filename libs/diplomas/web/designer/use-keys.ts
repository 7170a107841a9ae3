import { useEffect, useEffectEvent } from 'react';
import { copied, removed } from './box-deeds.ts';
import type { Editor } from './use-editor.ts';

/** Keys of the whole page; whoever types is left alone. */
export function useKeys(editor: Editor, canChange: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const deed = () => {
      if (event.key === 'Escape') return () => editor.run({ kind: 'choose', guids: [] });
      if (isCommand && event.code === 'KeyA')
        return () => editor.run({ kind: 'choose', guids: editor.draft.boxes.map(({ guid }) => guid) });
      if (!canChange) return null;
      if (isCommand && event.code === 'KeyZ') return () => editor.run({ kind: event.shiftKey ? 'redo' : 'undo' });
      if (isCommand && event.code === 'KeyY') return () => editor.run({ kind: 'redo' });
      if (editor.chosen.length === 0) return null;
      if (isCommand && event.code === 'KeyD')
        return () => {
          const { draft, chosen } = copied(editor.draft, editor.chosen);
          editor.change(() => draft, { choose: chosen });
        };
      return key === 'delete' || key === 'backspace' ? () => editor.change(removed(editor.chosen)) : null;
    };
    const run = deed();
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
