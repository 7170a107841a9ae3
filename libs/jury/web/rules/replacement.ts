// A ready set's criteria as the body of the call that replaces the event's own.

import type { Preset } from '@rampa/jury/domain';

export function replacementOf({ scheme }: Preset, going: readonly { guid: string }[]) {
  return {
    instead: going.map(({ guid }) => guid),
    points: scheme.criteria.map(({ title, min, max, step, required, factor, weight }) => ({
      title,
      min,
      max,
      step,
      weight: factor ?? weight ?? 1000,
      isRequired: required,
    })),
  };
}
