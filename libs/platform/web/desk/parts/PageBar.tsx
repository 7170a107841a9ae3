// Below a long list: its pages, and how many rows a page has. The person's choice is kept in a cookie.

import { Group, Pagination, Select } from '@mantine/core';
import { useState } from 'react';

export const PAGE_SIZES = [20, 50, 100] as const;
const COOKIE = 'pageSize';

function remembered(): number {
  const kept = Number(new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie)?.[1]);
  return PAGE_SIZES.find((size) => size === kept) ?? PAGE_SIZES[0];
}

export function usePageSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(remembered);
  return [
    size,
    (next) => {
      document.cookie = `${COOKIE}=${next}; path=/; max-age=31536000; samesite=lax`;
      setSize(next);
    },
  ];
}

export interface PageBarProps {
  total: number;
  page: number;
  pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
}

/** Nothing while the list is shorter than the shortest page. */
export function PageBar({ total, page, pageSize, onPage, onPageSize }: PageBarProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <Group mt="lg" justify="space-between" gap="md">
      <Pagination
        total={Math.ceil(total / pageSize)}
        value={page}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? 'Назад' : 'Вперёд' })}
        onChange={onPage}
      />
      <Select
        w="9.5rem"
        aria-label="Строк на странице"
        data={PAGE_SIZES.map((size) => ({ value: String(size), label: `по ${size} строк` }))}
        value={String(pageSize)}
        onChange={(value) => onPageSize(Number(value))}
      />
    </Group>
  );
}
