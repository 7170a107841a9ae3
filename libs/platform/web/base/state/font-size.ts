// The person's size of type, kept on this device as `fontSize`: default, xl, xxl = 16, 18, 20 px at the root.

import { useSyncExternalStore } from 'react';

export const FONT_SIZES = ['default', 'xl', 'xxl'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Pixels at the root. */
export const FONT_PIXELS: Record<FontSize, number> = { default: 16, xl: 18, xxl: 20 };
export const FONT_SIZE_WORDS: Record<FontSize, string> = {
  default: 'Обычный',
  xl: 'Крупный',
  xxl: 'Очень крупный',
};

const KEY = 'fontSize';
const listeners = new Set<() => void>();

/** Devices of the first releases have stored pixels. */
export function sizeOf(kept: string | null): FontSize {
  return FONT_SIZES.find((size) => size === kept || String(FONT_PIXELS[size]) === kept) ?? 'default';
}

function read(): FontSize {
  try {
    return sizeOf(localStorage.getItem(KEY));
  } catch {
    return 'default';
  }
}

let current: FontSize | null = null;

export function fontSize(): FontSize {
  current ??= read();
  return current;
}

/** Called once before the first paint. */
export function applyFontSize(size: FontSize = fontSize()): void {
  document.documentElement.dataset.fontSize = size;
}

function setFontSize(size: FontSize): void {
  current = size;
  try {
    localStorage.setItem(KEY, size);
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
