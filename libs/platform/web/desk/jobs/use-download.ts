import { useState } from 'react';
import type { CallDefinition, SentQuery } from '@rampa/contract';
import { fetchFile, orderFile, saveFile } from '@rampa/platform/web/base';
import { tell, tellFailure } from '../notices.ts';

/** Page of the jobs in the background. */
export function tellBegun(what: string): void {
  tell(what, { detail: 'Ход виден в «Файлах и заданиях» наверху страницы.' });
}

/** Fetches a file and saves it, or has it made in the background; a refusal becomes a notice. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  }
  const run = <C extends CallDefinition>(call: C, query: SentQuery<C>) =>
    during(async () => saveFile(await fetchFile(call, { query })));
  const order = <C extends CallDefinition>(call: C, query: SentQuery<C>, begun: string) =>
    during(async () => {
      const file = await orderFile(call, { query });
      if (file) saveFile(file);
      else tellBegun(begun);
    });
  return { isBusy, run, order };
}
