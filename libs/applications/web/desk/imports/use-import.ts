import { useState } from 'react';
import { ApplicationImportGetByGuid, type ImportHead } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

/** Work that goes on is looked at so often, ms; other people's deeds less. */
const QUICK_MS = 1_000;
export const SLOW_MS = 10_000;

export const isWorking = ({ state }: Pick<ImportHead, 'state'>): boolean =>
  state === 'reading' || state === 'checking' || state === 'applying';

export function useImport(importGuid: string) {
  const [everyMs, setEvery] = useState(QUICK_MS);
  const read = useRead(ApplicationImportGetByGuid, { query: { importGuid } }, { everyMs });
  const wanted = !read.data || isWorking(read.data) ? QUICK_MS : SLOW_MS;
  if (wanted !== everyMs) setEvery(wanted);
  return read;
}
