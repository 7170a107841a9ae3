// Writes .br and .gz beside every client file that gets smaller; the server sends them as they are.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages and the service worker are left out, because the server writes into them. */
const SHRINKS = /\.(js|css|svg|webmanifest|json|txt)$/;
const SERVED_BY_HAND = /(^|\/)(index\.html|sw\.js)$|\/\.vite\//;
/** Smaller files fit one packet either way, bytes. */
const SMALLEST = 512;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'client-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      // A build that failed has written nothing, and its own error must be the one that is told.
      if (!existsSync(folder)) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((file) => SHRINKS.test(file) && !SERVED_BY_HAND.test(file) && statSync(file).size >= SMALLEST);
      await Promise.all(files.map(compress));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}
