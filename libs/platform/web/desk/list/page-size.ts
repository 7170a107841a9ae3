// Rows per page: the person's choice, stored in a cookie.

import { useState } from 'react';

export const PAGE_SIZES = [20, 50, 100] as const;
const COOKIE = 'pageSize';

function remembered(usual: number): number {
  const kept = Number(new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie)?.[1]);
  return PAGE_SIZES.find((size) => size === kept) ?? usual;
}

/** `usual`: the default of a list with longer pages. */
export function usePageSize(usual: number = PAGE_SIZES[0]): [number, (size: number) => void] {
  const [size, setSize] = useState(() => remembered(usual));
  return [
    size,
    (next) => {
      document.cookie = `${COOKIE}=${next}; path=/; max-age=31536000; samesite=lax`;
      setSize(next);
    },
  ];
}
