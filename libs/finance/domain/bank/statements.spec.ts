import { describe, expect, it } from 'vitest';
import { proposedFor, statementCases } from '../../testing/statement-cases.ts';

const cases = statementCases('libs/finance/testing/data/statements');

describe('a bank statement', () => {
  it('has 14 samples', () => expect(cases.files).toHaveLength(14));

  it.each(cases.files)('$name', ({ bytes, expected }) => {
    expect(proposedFor(cases, bytes)).toEqual(expected);
  });
});
