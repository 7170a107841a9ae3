// Builds the page that checks a sealed protocol into one file: no network, no other file, so that it works from a disk.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../libs/judging/web/proof');

export function proofPage(): Plugin {
  return {
    name: 'proof-page',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'protocol-check.html', source: await proofHtml() });
    },
  };
}

export async function proofHtml(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: FOLDER,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(FOLDER, 'main.ts'), formats: ['iife'], name: 'protocolCheck', fileName: 'check' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output.find((one) => one.type === 'chunk') : undefined;
  if (!chunk) throw new Error('The page that checks protocols was not built');
  const page = readFileSync(join(FOLDER, 'page.html'), 'utf8');
  // A function, because code may hold the signs that `replace` reads as its own.
  return page
    .replace('/*style*/', () => readFileSync(join(FOLDER, 'page.css'), 'utf8'))
    .replace('/*script*/', () => chunk.code.replaceAll('</script', '<\\/script'));
}
