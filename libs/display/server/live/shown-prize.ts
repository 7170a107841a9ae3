// Special prizes in the hall: only those that the presenter may read aloud already.

import type { DisplayView } from '@rampa/contract';
import { mayShowPrize } from '@rampa/display/domain';
import type { HallPrize } from '@rampa/judging/server';
import type { Guid, ProtocolState, Reveal } from '@rampa/kernel';
import { nextOf } from './display-parts.ts';
import type { GivenPrize } from './frozen-names.ts';
import type { Stage } from './stage.ts';

export interface OpenPrize extends GivenPrize {
  programTitle: string;
  face: NonNullable<DisplayView['prize']>;
}

/** In the order in which they are announced, as a screen with this rule may show them. */
export async function openPrizes(stage: Stage, competition: Guid, reveal: Reveal): Promise<OpenPrize[]> {
  const given = await stage.prizes(competition);
  const open: OpenPrize[] = [];
  // One after the other: they share a connection.
  for (const one of given) open.push(...(await shown(stage, one, reveal)));
  return open;
}

/** Null for a prize that may not be shown: not yet, or not any more. */
export async function shownPrize(
  stage: Stage,
  { competitionGuid, reveal }: { competitionGuid: Guid; reveal: Reveal },
  { prizeGuid, prizeItemGuid }: { prizeGuid: Guid | null; prizeItemGuid: Guid | null },
): Promise<OpenPrize | null> {
  if (!prizeGuid || !prizeItemGuid) return null;
  const given = await stage.prizes(competitionGuid);
  const one = given.find(({ prize, item }) => prize === prizeGuid && item === prizeItemGuid);
  return (one && (await shown(stage, one, reveal))[0]) ?? null;
}

async function shown(
  stage: Stage,
  { prize, item, program, title, giver }: HallPrize,
  reveal: Reveal,
): Promise<OpenPrize[]> {
  const view = await stage.program(program);
  if (!mayShowPrize(reveal, view.protocolState as ProtocolState, view.isAwardOrderOpen)) return [];
  const to = view.items.find(({ guid, isWithdrawn }) => guid === item && !isWithdrawn);
  if (!to) return [];
  const face = { title, giver, ...nextOf(to), piece: to.pieceTitle };
  return [{ prizeGuid: prize, prizeItemGuid: item, programTitle: view.title, face }];
}
