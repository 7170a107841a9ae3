// Under what stands latest first and is read from the top: the way to what was before, and back.

import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './older-newer.module.css';

const FEW = 50;
/** As many as one page of a call may have. */
const MOST = 100;

export interface LatestPages {
  page: { pageNumber: number; pageSize: number };
  older(): void;
  newer(): void;
}

/** The first step back keeps what stands above and adds as much again. */
export function useLatestPages(): LatestPages {
  const [page, setPage] = useState({ pageNumber: 1, pageSize: FEW });
  const { pageNumber, pageSize } = page;
  return {
    page,
    older: () => setPage(pageSize < MOST ? { pageNumber, pageSize: MOST } : { pageNumber: pageNumber + 1, pageSize }),
    newer: () => setPage({ pageNumber: pageNumber - 1, pageSize }),
  };
}

export interface OlderNewerProps {
  pages: LatestPages;
  total: number;
  /** The page that was asked for is on its way. */
  isComing: boolean;
}

export function OlderNewer({ pages: { page, older, newer }, total, isComing }: OlderNewerProps) {
  const { pageNumber, pageSize } = page;
  const hasOlder = pageNumber * pageSize < total;
  if (pageNumber === 1 && !hasOlder) return null;
  return (
    <div className={classes.steps}>
      {pageNumber > 1 ? (
        <Button variant="default" onClick={newer}>
          Новее
        </Button>
      ) : null}
      {hasOlder ? (
        <Button variant="default" loading={isComing} onClick={older}>
          Раньше
        </Button>
      ) : null}
    </div>
  );
}
