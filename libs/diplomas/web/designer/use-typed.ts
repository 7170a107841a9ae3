import { useState, type ChangeEvent } from 'react';

/** What is typed stands as it is while somebody types it, though it is kept trimmed. */
export function useTyped(kept: string, change: (typed: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? kept,
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const { value } = event.currentTarget;
      setTyped(value);
      change(value);
    },
    onBlur: () => setTyped(null),
  };
}
