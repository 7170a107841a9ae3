// A text outside a form, written when its field is left or by Enter. What cannot be written stays in the field, and is
// asked about before the page or the panel is left.

import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { LeaveGuard } from './LeaveGuard.tsx';

export interface KeptTextSettings {
  /** As it is stored. */
  value: string;
  /** Rejects where it was refused; the refusal is told by the write itself. */
  write(text: string): unknown;
  /** Why it cannot be written. */
  fault?(text: string): string | undefined;
  /** Each letter is written at once. */
  isLive?: boolean;
}

export interface KeptText {
  field: {
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
    onBlur(): void;
  };
  /** False: it cannot be written, and stays in the field. */
  keep(): Promise<boolean>;
  /** Something was typed that is neither written nor being written. */
  isDirty: boolean;
  /** The stored text comes back. */
  drop(): void;
  /** Rendered beside the field. */
  guard: ReactNode;
}

const LOST = 'Введённое ещё не сохранено и пропадёт.';

export function useKeptText({ value, write, fault, isLive = false }: KeptTextSettings): KeptText {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const writing = useRef(Promise.resolve(true));
  const element = useRef<HTMLElement | null>(null);
  const wrong = typed === null ? undefined : fault?.(typed);
  const isOther = typed !== null && typed.trim() !== value;
  // An emptied field loses no word.
  const isDirty = isOther && typed.trim() !== '' && !isWriting && (!isLive || wrong !== undefined);
  const drop = () => setTyped(null);

  async function put(text: string): Promise<boolean> {
    setWriting(true);
    try {
      await write(text.trim());
      // Whatever was typed meanwhile stays.
      setTyped((now) => (now === text ? null : now));
      return true;
    } catch {
      setRefused(true);
      return false;
    } finally {
      setWriting(false);
    }
  }

  async function keep(): Promise<boolean> {
    // Enter has begun to write it, and now the field is left.
    if (isWriting) return writing.current;
    if (isDirty && wrong !== undefined) return false;
    if (isOther && wrong === undefined && !isLive) return (writing.current = put(typed));
    drop();
    return true;
  }

  return {
    field: {
      value: typed ?? value,
      error: wrong ?? (isRefused && typed !== null ? 'Не записано' : undefined),
      onChange({ currentTarget: { value: text }, currentTarget }) {
        element.current = currentTarget;
        setTyped(text);
        setRefused(false);
        if (isLive && text !== value && fault?.(text) === undefined) write(text);
      },
      // What was refused is not sent again by leaving it: the way out would be free meanwhile.
      onBlur: () => void (isRefused || keep()),
    },
    keep,
    isDirty,
    drop,
    guard:
      typed === null ? null : (
        <LeaveGuard isDirty={() => isDirty} element={() => element.current} lost={LOST} discard={drop} />
      ),
  };
}
