// The portal is built twice: the first build shows how the bundler cuts it and who loads what, the second joins its
// chunks into the served files. Only observed chunks are joined, so that no file comes to depend on itself.

import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { merged, type Opening, type Chunk } from './merging.ts';
import { LIMITS, MOST_FILES, Openings, type PageOpening } from './openings.ts';

/** Public pages are opened on phones by a link, so their files come first; later parts may take longer. */
const WEIGHTS = { guest: 8, open: 8, desk: 1, later: 0.2 };

/** Small files compress worse apart: before they are joined, a page weighs up to this much of what it will load. */
const APART = 1.08;

/** Name of the file that a module goes into; null: the file of its page. */
export async function joinedFiles(config: InlineConfig): Promise<(module: string) => string | null> {
  const chunks = await cut(config);
  const openings = new Openings(chunks);
  const isAlone = ({ isEntry, isDynamicEntry }: Rolldown.OutputChunk) => isEntry || isDynamicEntry;
  const sized = new Map(
    chunks.map((chunk): [string, Chunk] => [
      chunk.fileName,
      { size: gzipSync(chunk.code).length, imports: chunk.imports, isAlone: isAlone(chunk) },
    ]),
  );
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names = new Map<string, string>();
  for (const files of merged(sized, openingsOf(openings, sized))) {
    const [largest] = files.map((file) => byName.get(file)!).sort((a, b) => b.code.length - a.code.length);
    if (isAlone(largest!)) continue;
    for (const file of files) for (const id of byName.get(file)!.moduleIds) names.set(id, largest!.name);
  }
  return (module) => names.get(module) ?? null;
}

function openingsOf(openings: Openings, sized: ReadonlyMap<string, Chunk>): Opening[] {
  const page = ({ part, files }: PageOpening) => {
    const bytes = [...files].reduce((sum, file) => sum + sized.get(file)!.size, 0);
    // A page near its budget must not carry other pages' files.
    const spare = Math.max(0.05, 1 - bytes / 1024 / LIMITS[part]);
    // The runtime is a file of its own, and the last cut may leave one more.
    // Desk pages need so many files that some vain bytes are the price of few files; light pages have no such excuse.
    const mostBytes = part === 'desk' ? Infinity : LIMITS[part] * 1024 * APART;
    return { chunks: files, weight: WEIGHTS[part] / spare, mostFiles: MOST_FILES - 2, mostBytes };
  };
  const unlimited = { mostFiles: Infinity, mostBytes: Infinity };
  const later = (chunks: ReadonlySet<string>) => ({ chunks, weight: WEIGHTS.later, ...unlimited });
  return [...openings.pages().map(page), ...openings.later().map(later)];
}

async function cut(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}
