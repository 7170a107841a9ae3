// What a scene of the hall loses when it has no room. Number, performer, age, title and total never give way.

/** In this order: a later one is not gone while an earlier one is seen. */
const ORDER = ['event', 'institution', 'nomination'] as const;

export type GivesWay = (typeof ORDER)[number];

/** What is gone, from nothing to everything that the scene shows of these. */
export function stepsOfGivingWay(shown: readonly GivesWay[]): GivesWay[][] {
  const given = ORDER.filter((one) => shown.includes(one));
  return [0, ...given.map((_, index) => index + 1)].map((count) => given.slice(0, count));
}
