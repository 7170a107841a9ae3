// Esc closes one layer: the one that was opened last. The kit's dialogs and drawers would each listen to the window for
// itself, and a question that one of them asks is drawn before the next listener is called: it took the press that had
// asked it for its own.

import { useEffect, useEffectEvent } from 'react';

const layers: (() => void)[] = [];

export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    layers.push(layer);
    if (layers.length === 1) addEventListener('keydown', hear, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) removeEventListener('keydown', hear, true);
    };
  }, [isOpen]);
}

function hear({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  // A list of choices, a menu and the browser's own dialog close for themselves.
  const isOthers = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (!isOthers && !document.querySelector('dialog:modal')) layers.at(-1)?.();
}
