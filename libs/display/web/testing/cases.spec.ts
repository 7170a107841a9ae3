import { describe, expect, it } from 'vitest';
import names from '../../../kernel/testing/real-names/names.json' with { type: 'json' };
import { casesOf, SHOWN } from './cases.ts';
import type { Choice } from './views.ts';

/** The values of each axis, as they stand in names.json. */
const GIVEN: Partial<Record<keyof Choice, readonly string[]>> = {
  event: names.events,
  nomination: names.nominations,
  age: names.ages,
  form: names.forms,
  performer: [...names.performers, ...names.collectives],
  institution: names.institutions,
  place: names.places,
  piece: names.pieces,
};

describe('the sample of names in the hall', () => {
  const cases = [...casesOf(names, 'sample')];

  it.each(Object.entries(SHOWN))('shows every name of scene %s', (scene, keys) => {
    const mine = cases.filter((one) => one.scene === scene);
    for (const key of keys) {
      const seen = new Set(mine.map(({ choice }) => choice[key]));
      for (const name of GIVEN[key] ?? []) expect(seen, `${scene}, ${key}`).toContain(name);
    }
  });

  it('shows a name beside others each time', () => {
    expect(new Set(cases.map(({ scene, choice }) => JSON.stringify([scene, choice]))).size).toBeGreaterThan(
      cases.length * 0.9,
    );
  });
});
