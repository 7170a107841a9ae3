// The product's own archive. Bundled as the product is.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from '@rampa/platform/server';
import { entriesOf } from '../../../../libs/platform/testing/zip-entries.ts';
import { answering } from '../answering.ts';
import { taken } from '../memory.ts';
import { fileOf, nameOf } from './files.ts';

answering({
  pack: async (count: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'rampa-bench-zip-'));
    const path = join(folder, 'all.zip');
    try {
      const { value: _, ...figures } = await taken(async () => {
        const archive = new Archive(path);
        for (let number = 0; number < count; number++) await archive.add(nameOf(number), fileOf(number));
        await archive.finish();
      });
      const entries = entriesOf(readFileSync(path));
      const right = entries.filter(({ name, bytes }, at) => name === nameOf(at) && bytes.equals(fileOf(at))).length;
      return { ...figures, right };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
