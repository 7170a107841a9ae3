// The frame of a list that grows: how many there are, the rows, the pages.

import { useEffect, useState, type ReactNode } from 'react';
import classes from '../style/list-rows.module.css';
import { ListRows } from './ListRows.tsx';
import { PageBar, usePageSize } from './PageBar.tsx';

export interface Pages {
  page: number;
  pageSize: number;
  /** As lists are asked. */
  asked: { pageNumber: number; pageSize: number };
  setPage(page: number): void;
  /** Another size begins at the first page. */
  setPageSize(size: number): void;
}

export function usePages(): Pages {
  const [page, setPage] = useState(1);
  const [pageSize, setSize] = usePageSize();
  return {
    page,
    pageSize,
    asked: { pageNumber: page, pageSize },
    setPage,
    setPageSize(size) {
      setSize(size);
      setPage(1);
    },
  };
}

/** The only row of the last page has gone: the page before it is the last one now. `total`: undefined until it is read. */
export function useLastPage(
  { page, pageSize, setPage }: Pick<Pages, 'page' | 'pageSize' | 'setPage'>,
  total: number | undefined,
): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
}

export interface PagedRowsProps {
  label: string;
  total: number;
  /** «12 человек»: said anew when a search finds others. */
  count?: string;
  pages: Pages;
  children: ReactNode;
}

export function PagedRows({ label, total, count, pages, children }: PagedRowsProps) {
  return (
    <>
      {count === undefined ? null : (
        <p role="status" className={classes.count}>
          {count}
        </p>
      )}
      <ListRows label={label}>{children}</ListRows>
      <PageBar
        total={total}
        page={pages.page}
        pageSize={pages.pageSize}
        onPage={pages.setPage}
        onPageSize={pages.setPageSize}
      />
    </>
  );
}
