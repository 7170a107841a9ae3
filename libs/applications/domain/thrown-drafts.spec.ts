import { expect, it } from 'vitest';
import { mayBeThrown, type ThrownFacts } from './thrown-drafts.ts';

const draft: ThrownFacts = { state: 'Submitted', number: null, isImported: false, isArchived: false };

it.each<[Partial<ThrownFacts>, boolean]>([
  [{}, true],
  [{ state: 'Draft' }, true],
  [{ state: 'Subscribed', number: 3 }, false],
  [{ state: 'Unsubscribed', number: 3 }, false],
  [{ number: 3 }, false],
  [{ isImported: true }, false],
  [{ isArchived: true }, false],
])('%o: may be thrown away %s', (more, expected) => expect(mayBeThrown({ ...draft, ...more })).toBe(expected));
