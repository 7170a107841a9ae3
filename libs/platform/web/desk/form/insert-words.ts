import { flushSync } from 'react-dom';
import type { KitForm } from './kit-form.ts';

/**
 * Runs when a menu whose item was pressed can no longer take the focus: on a busy machine its trap gets a turn only
 * after the press, and the next key would choose again.
 */
export function afterMenu(run: () => void): void {
  setTimeout(() => setTimeout(run));
}

/** Puts words into a text field (of that `id`) where its cursor stands, and takes the cursor behind them. */
export function insertWords<V extends object>(
  form: KitForm<V>,
  name: keyof V & string,
  { id, words }: { id: string; words: string },
): void {
  const field = () => document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
  const text = String(form.values()[name]);
  const from = field()?.selectionStart ?? text.length;
  const to = field()?.selectionEnd ?? from;
  // The field is drawn anew with the words; at once, because the focus goes to the new one.
  flushSync(() => form.put({ [name]: text.slice(0, from) + words + text.slice(to) } as Partial<V>));
  field()?.focus();
  field()?.setSelectionRange(from + words.length, from + words.length);
}
