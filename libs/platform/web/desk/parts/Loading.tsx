// Loading and failing, the same everywhere: nothing for 200 ms, then grey outlines of the final size, whose place is
// reserved from the start so that nothing below jumps; failures in place.

import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiFailure, Button, Skeleton, useUnhurried } from '@rampa/platform/web/base';
import { failureTextOf } from '../notices.ts';
import classes from '../style/loading.module.css';

const SILENCE_MS = 200;

export function AfterSilence({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" role="status">
      <span className="r-sr-only">Загружаем…</span>
      {children ? (
        <div className={isLong ? undefined : classes.silent}>{children}</div>
      ) : (
        <div className={classes.page} />
      )}
    </div>
  );
}

/** Rows of a list with two lines each. */
export function RowsSkeleton({ rows = 6, height = '3rem' }: { rows?: number; height?: string }) {
  return (
    <AfterSilence>
      <div className={classes.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={classes.row} style={{ minHeight: height }}>
            <Skeleton width="34px" height="32px" />
            <div className={classes.lines}>
              <Skeleton width={`${58 - (index % 3) * 9}%`} height="14px" />
              <Skeleton width={`${36 + (index % 2) * 12}%`} height="10px" />
            </div>
          </div>
        ))}
      </div>
    </AfterSilence>
  );
}

export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <AfterSilence>
      <div className={classes.form}>
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className={classes.lines}>
            <Skeleton width="140px" height="14px" />
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </div>
    </AfterSilence>
  );
}

export interface FailureViewProps {
  error: unknown;
  /** What is safe, in one sentence. */
  reassurance?: string;
  onRetry?(): void;
}

export function FailureView({ error, reassurance, onRetry }: FailureViewProps) {
  const canHelp = !(error instanceof ApiFailure) || error.isPassing || error.status === 409;
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.failureText}>{failureTextOf(error)}</p>
        {reassurance ? <p className={classes.failureNote}>{reassurance}</p> : null}
        {onRetry && canHelp ? (
          <Button className={classes.again!} icon={IconRefresh} onClick={onRetry}>
            Повторить
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface Read<T> {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  refetch(): unknown;
}

export interface AnswerProps<T> {
  of: Read<T>;
  skeleton?: ReactNode;
  reassurance?: string;
  children(data: T): ReactNode;
}

/** A read on the page: the former data stay during a refetch and after its failure. */
export function Answer<T>({ of, skeleton, reassurance, children }: AnswerProps<T>) {
  const isDrawn = useUnhurried(of.data !== undefined);
  if (isDrawn) return children(of.data!);
  if (of.error && of.data === undefined) {
    return <FailureView error={of.error} {...(reassurance ? { reassurance } : {})} onRetry={() => void of.refetch()} />;
  }
  return skeleton ?? <RowsSkeleton />;
}
