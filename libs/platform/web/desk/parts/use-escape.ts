// Esc closes one layer: the one opened last. The kit's dialogs and drawers would each listen to the window, and a
// question that one of them opens is rendered before the next listener runs, which would take the same press as its
// own.

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
  // Lists of choices, menus and the browser's own dialog close by themselves.
  const isOthers = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (!isOthers && !document.querySelector('dialog:modal')) layers.at(-1)?.();
}
