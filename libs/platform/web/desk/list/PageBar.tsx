// Below a long list: its pages, and how many rows a page has.

import { Group, Pagination } from '@mantine/core';
import { lastPage } from './asked.ts';
import { PAGE_SIZES } from './page-size.ts';
import { Select } from '../parts/Select.tsx';

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
    <Group mt="lg" justify="space-between" gap="md" data-no-print>
      <Pagination
        total={lastPage(total, pageSize)}
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
