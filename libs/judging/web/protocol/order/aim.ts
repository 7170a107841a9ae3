// The cell that a list of what is missing leads to.

import { useEffect } from 'react';

export interface Aim {
  itemGuid: string;
  judgeIndex: number;
}

/** Focuses the cell as soon as it is drawn, and marks it for as long as it has the focus. */
export function useAim(aim: Aim | null, onAimed: () => void): void {
  useEffect(() => {
    if (aim === null) return;
    const row = document.querySelector(`[data-protocol-rows] [data-row="${aim.itemGuid}"]`);
    const cell = row?.querySelector<HTMLElement>(`[data-column="${aim.judgeIndex}"]`);
    if (!cell) return;
    cell.dataset.aimed = '';
    cell.addEventListener('blur', () => delete cell.dataset.aimed, { once: true });
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center', inline: 'nearest' });
    onAimed();
  });
}
