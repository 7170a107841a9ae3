// Runs a rehearsal from the folder to the findings; the command and the tests call it.

import { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { add, noFindings, type Findings } from './findings.ts';
import { Pace } from './pace.ts';
import { readProtocols, type Competition } from './protocols.ts';
import { rehearse, type Stage } from './rehearsal.ts';

export interface RunOptions {
  folder: string;
  /** Part of a competition's title. */
  competition?: string;
  /** Most segments, the shortest ones of the first competitions. */
  segments?: number;
  marksPerSecond: number | null;
  displays: number;
  seed: number;
  /** A running product instead of one of our own. */
  given?: { url: string; login: string; password: string };
  say(line: string): void;
}

/** Competitions played in parallel: one waits for its stage while the other marks. */
const SIDE_BY_SIDE = 2;

export async function run(options: RunOptions): Promise<{ found: Findings; ms: number }> {
  const competitions = chosen(readProtocols(options.folder), options);
  const { given, say } = options;
  const product = given ? null : await Product.start();
  try {
    const address = given ? () => given.url : product!.address();
    const organizer = given ? await Organizer.signIn(address, given.login, given.password) : await product!.organizer();
    const stage: Stage = {
      address,
      organizer,
      databaseUrl: product?.databaseUrl ?? null,
      displays: options.displays,
      pace: new Pace(options.marksPerSecond),
      chance: new Chance(options.seed),
      say,
    };
    const from = performance.now();
    const found = await playAll(stage, competitions);
    return { found, ms: performance.now() - from };
  } finally {
    await product?.stop();
  }
}

function chosen(all: readonly Competition[], { competition, segments }: RunOptions): Competition[] {
  const named = competition === undefined ? [...all] : all.filter(({ title }) => title.includes(competition));
  if (named.length === 0) throw new Error(`Нет соревнования «${competition}».`);
  if (segments === undefined) return named;
  const shortest = named
    .flatMap((one) => one.segments.map((segment) => ({ one, segment })))
    .toSorted((a, b) => a.segment.performances.length - b.segment.performances.length)
    .slice(0, segments);
  return named.flatMap((one) => {
    const own = one.segments.filter((segment) => shortest.some((each) => each.segment === segment));
    return own.length > 0 ? [{ ...one, segments: own }] : [];
  });
}

async function playAll(stage: Stage, competitions: readonly Competition[]): Promise<Findings> {
  const found = noFindings();
  // The largest first, so that the last ones end together.
  const waiting = competitions.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) add(found, await rehearse(stage, next));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return found;
}

function sizeOf({ segments }: Competition): number {
  return segments.reduce((sum, segment) => sum + segment.performances.length, 0);
}
