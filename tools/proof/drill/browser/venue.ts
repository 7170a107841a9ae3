// The setting of browser drills: a running product with its clients built, and a contest of their own in it.

import { findBrowser } from '../../../run/services/browser.mjs';
import { scratch } from '../../../run/services/scratch.mjs';
import { build, isBuilt } from '../../../run/start/build.mjs';
import type { Organizer } from '../../client/organizer.ts';
import { Product } from '../../client/product.ts';
import { callToStage, drillContest, type DrillContest } from '../contest.ts';

export interface Venue {
  url: string;
  databaseUrl: string;
  organizer: Organizer;
}

/** A product of its own for a long drill; journeys lend theirs for the short ones. */
export async function withVenue<T>(work: (venue: Venue) => Promise<T>): Promise<T> {
  if (!isBuilt()) {
    const home = await scratch('rampa-throwaway-');
    await build({ home, node: { path: process.execPath }, keep: () => undefined, echo: () => undefined });
  }
  const { path, args } = await findBrowser({ say: console.log });
  process.env.CHROMIUM_PATH = path;
  process.env.CHROMIUM_ARGS = args.join(' ');
  const product = await Product.start({ fast: true });
  try {
    return await work({
      url: product.urls[0]!,
      databaseUrl: product.databaseUrl,
      organizer: await product.organizer(),
    });
  } finally {
    await product.stop();
  }
}

/** A contest in which every performance has been on stage, so that each may be marked. */
export async function performedContest(
  { organizer }: Venue,
  given: { judges: number; items: number; points: number; title: string },
): Promise<DrillContest> {
  const contest = await drillContest(organizer, given);
  for (const index of contest.items.keys()) await callToStage(organizer, contest, index);
  return contest;
}
