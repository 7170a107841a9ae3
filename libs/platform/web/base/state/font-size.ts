// The person's size of type: 16, 18 or 20 px at the root, kept on this device.

import { useSyncExternalStore } from 'react';

export const FONT_SIZES = [16, 18, 20] as const;
export type FontSize = (typeof FONT_SIZES)[number];

const KEY = 'fontSize';
const listeners = new Set<() => void>();

function read(): FontSize {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return FONT_SIZES.find((size) => size === kept) ?? 16;
  } catch {
    return 16;
  }
}

let current: FontSize | null = null;

export function fontSize(): FontSize {
  current ??= read();
  return current;
}

/** Called once before the first paint. */
export function applyFontSize(size: FontSize = fontSize()): void {
  document.documentElement.dataset.fontSize = String(size);
}

export function setFontSize(size: FontSize): void {
  current = size;
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Without storage the size holds until the page closes.
  }
  applyFontSize(size);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFontSize(): [FontSize, (size: FontSize) => void] {
  return [useSyncExternalStore(subscribe, fontSize), setFontSize];
}
