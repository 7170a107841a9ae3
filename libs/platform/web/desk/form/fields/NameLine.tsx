// A name that may be long: the field grows with it, so that all of it is seen; it is one line of text all the same.

import type { ClipboardEvent, KeyboardEvent } from 'react';
import { GrowingText, type GrowingTextProps } from '../../parts/GrowingText.tsx';
import type { At } from './at.ts';

export function NameLine({ at, ...rest }: At<string> & Omit<GrowingTextProps, 'value' | 'onChange' | 'error'>) {
  return (
    <GrowingText key={at.key} minRows={1} {...rest} {...at.input()} onKeyDown={sendByEnter} onPaste={pasteInOneLine} />
  );
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function pasteInOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  // The only way to insert that the browser can undo.
  document.execCommand('insertText', false, text.trim().replace(/\s*[\r\n]+\s*/g, ' '));
}
