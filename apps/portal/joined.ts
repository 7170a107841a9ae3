// The portal is built twice: the first build shows how the bundler cuts it and who loads what, the second joins its
// chunks into the served files. Only observed chunks are joined, so that no file comes to depend on itself.

import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { Measured } from './measured.ts';
import { merged, type Opening, type Chunk } from './merging.ts';
import { MOST_FILES, Openings, type PageOpening } from './openings.ts';

/** Public pages are opened on phones by a link, so their files come first; later parts may take longer. */
const WEIGHTS = { guest: 12, open: 8, desk: 1, later: 0.2 };

/** Small files compress worse apart: before they are joined, a page weighs up to this much of what it will load. */
const APART = 1.08;
/** The same for a desk page: it has so many small files that the tighter bound may leave it too many. */
const DESK_APART = [1.12, 1.18, 1.14, 1.1];
/**
 * So much of a budget counts as kept: what is built weighs 5 to 7 % less than what is measured here, where a file still
 * holds the names that its parts share. The build itself refuses a page above its budget.
 */
const KEPT = 1.035;
/**
 * Parts of a budget that joining leaves free. Which of them serves the pages best shows only when it is done: each join
 * changes what the next one is worth.
 */
const RESERVES = [0, 0.01, 0.02, 0.03, 0.04, 0.06];

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
  const measured = new Measured(chunks, openings.pages());
  const tries = DESK_APART.flatMap((apart) => RESERVES.map((reserve) => ({ apart, reserve })));
  let best: Tried = { groups: [], most: Infinity };
  // The first that keeps every page within its budget serves: each try takes seconds.
  for (const bounds of tries) {
    if (best.most <= KEPT) break;
    const few = measured.fewer(merged(sized, openingsOf(openings, sized, bounds)));
    const groups = measured.lighter(few, KEPT);
    const most = measured.most(groups);
    if (most < best.most) best = { groups, most };
  }
  const taken = new Set<string>();
  for (const files of best.groups) {
    const [largest] = files.map((file) => byName.get(file)!).sort((a, b) => b.code.length - a.code.length);
    if (isAlone(largest!)) continue;
    // Chunks are called after a module, and two modules may be called alike: one name would make one file of both.
    const name = taken.has(largest!.name) ? `${largest!.name}-${taken.size}` : largest!.name;
    taken.add(name);
    for (const file of files) for (const id of byName.get(file)!.moduleIds) names.set(id, name);
  }
  return (module) => names.get(module) ?? null;
}

interface Tried {
  groups: ReturnType<Measured['lighter']>;
  /** The fullest page's share of its budget. */
  most: number;
}

function openingsOf(
  openings: Openings,
  sized: ReadonlyMap<string, Chunk>,
  { reserve, apart }: { reserve: number; apart: number },
): Opening[] {
  const page = ({ part, limit, files }: PageOpening) => {
    const bytes = [...files].reduce((sum, file) => sum + sized.get(file)!.size, 0);
    // A page near its budget must not carry other pages' files.
    const spare = Math.max(0.02, 1 - reserve - bytes / 1024 / limit);
    // The runtime is a file of its own, and the last cut may leave one more.
    const mostBytes = limit * 1024 * (part === 'desk' ? apart : APART);
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
