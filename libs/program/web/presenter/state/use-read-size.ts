// Size of the text to read: stored on this device, apart from the size of everything else.

import { useState } from 'react';
import { readJson, writeJson } from '@rampa/platform/web/base';

const KEY = 'rampa.presenter.textSize';
/** Factors of the normal size. */
export const READ_SIZES = [0.8, 1, 1.2, 1.45, 1.75] as const;
const USUAL = 1;

export interface ReadSize {
  scale: number;
  isLeast: boolean;
  isMost: boolean;
  change: (by: 1 | -1) => void;
}

export function useReadSize(): ReadSize {
  const [index, setIndex] = useState(() => {
    const kept = readJson<number>(KEY);
    return kept !== null && READ_SIZES[kept] !== undefined ? kept : USUAL;
  });
  const change = (by: 1 | -1) => {
    const next = Math.min(READ_SIZES.length - 1, Math.max(0, index + by));
    setIndex(next);
    writeJson(KEY, next);
  };
  return { scale: READ_SIZES[index]!, isLeast: index === 0, isMost: index === READ_SIZES.length - 1, change };
}
