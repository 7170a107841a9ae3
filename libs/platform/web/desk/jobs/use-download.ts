import { useState } from 'react';
import type { CallDefinition, SentQuery } from '@rampa/contract';
import { fetchFile, saveFile } from '@rampa/platform/web/base';
import { tellFailure } from '../notices.ts';

/** Fetches a file and saves it; a refusal is a notice. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  async function run<C extends CallDefinition>(call: C, query: SentQuery<C>): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fetchFile(call, { query }));
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
