// Turns a competition of the files into a contest: one program and one nomination per segment, each its own tour.

import { figureSkatingScheme } from '../../../libs/jury/domain/index.ts';
import type { AwardPlan, ContestPlan, SegmentPlan } from '../client/contest.ts';
import type { Competition, Segment } from './protocols.ts';

const MEDALS = ['Золото', 'Серебро', 'Бронза'];

export function planOf(competition: Competition): ContestPlan {
  const judges = Math.max(...competition.segments.map((segment) => segment.judges));
  return {
    title: competition.title,
    // Panels change from segment to segment, but their judges have no names: J1 to J9 throughout.
    judges: Array.from({ length: judges }, (_, i) => `J${i + 1}`),
    segments: competition.segments.map((segment) => segmentPlanOf(segment, judges)),
  };
}

function segmentPlanOf(segment: Segment, judges: number): SegmentPlan {
  const { criteria: _criteria, ...scheme } = figureSkatingScheme(1000, segment.kind);
  return {
    title: segment.title,
    criteria: segment.components.map(({ title, factor }) => ({
      title,
      min: 250,
      max: 10_000,
      step: 250,
      weight: factor,
    })),
    scheme,
    items: segment.performances.map(({ performer, nation, startingNumber }) => ({
      number: String(startingNumber),
      performer,
      city: nation,
      block: segment.title,
    })),
    awards: MEDALS.map((title, i): AwardPlan => ({ title, kind: 'rank', placeFrom: i + 1, placeTo: i + 1 })),
    ...(segment.judges < judges ? { panel: Array.from({ length: segment.judges }, (_, i) => i) } : {}),
  };
}
