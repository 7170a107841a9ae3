// The usual Node way: everything is added, and the archive runs into a file.

import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entriesOf } from '../../../../libs/platform/testing/zip-entries.ts';
import { answering } from '../answering.ts';
import { taken } from '../memory.ts';
import { peer } from '../peers.ts';
import { fileOf, nameOf } from './files.ts';

interface Zip {
  outputStream: Readable;
  addBuffer(bytes: Buffer, name: string, options: object): void;
  end(): void;
}

answering({
  pack: async (count: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'rampa-bench-zip-'));
    const path = join(folder, 'all.zip');
    try {
      const { ZipFile } = peer<{ ZipFile: new () => Zip }>('yazl');
      const { value: _, ...figures } = await taken(async () => {
        const zip = new ZipFile();
        const written = pipeline(zip.outputStream, createWriteStream(path));
        for (let number = 0; number < count; number++)
          zip.addBuffer(fileOf(number), nameOf(number), { compress: false });
        zip.end();
        await written;
      });
      const entries = entriesOf(readFileSync(path));
      const right = entries.filter(({ name, bytes }, at) => name === nameOf(at) && bytes.equals(fileOf(at))).length;
      return { ...figures, right };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
