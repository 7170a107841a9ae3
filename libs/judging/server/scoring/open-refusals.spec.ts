import { describe, expect, it } from 'vitest';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventRules } from '@rampa/jury/server';
import { refuseUnready } from './open-refusals.ts';

const dance = 'd' as Guid;
const song = 's' as Guid;
const rules = (judges: Guid[][], criteria: Guid[][]) =>
  ({
    judges: judges.map((nominations) => ({ nominations })),
    criteria: criteria.map((nominationGuids) => ({ nominationGuids })),
  }) as EventRules;

function lacks(given: EventRules, nominations: (Guid | null)[]): unknown[] {
  try {
    refuseUnready(given, nominations);
    return [];
  } catch (error) {
    expect((error as Failure).code).toBe('judgingUnready');
    return (error as Failure).details.map(({ customData }) => customData?.lack);
  }
}

describe('judging cannot begin', () => {
  it('without judges, without criteria', () => {
    expect(lacks(rules([], []), [])).toEqual(['judges', 'criteria']);
    expect(lacks(rules([[]], []), [dance])).toEqual(['criteria']);
    expect(lacks(rules([], [[]]), [dance])).toEqual(['judges']);
    expect(lacks(rules([[]], [[]]), [null])).toEqual([]);
  });
  it('where all of them are of other nominations', () => {
    expect(lacks(rules([[song]], [[]]), [dance])).toEqual(['judges']);
    expect(lacks(rules([[song]], [[]]), [dance, song])).toEqual([]);
    expect(lacks(rules([[song]], [[]]), [])).toEqual([]);
  });
});
