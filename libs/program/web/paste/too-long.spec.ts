import { itemFields, ITEM_TEXTS } from '@rampa/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tooLong } from './too-long.ts';

const GROUP = '019ab000-0000-7000-8000-000000000001';
const FIELDS = Object.keys(ITEM_TEXTS) as (keyof typeof ITEM_TEXTS)[];

it('refuses a text exactly where the server does', () => {
  const text = fc.constantFrom('а', ' а', 'а\u200b').chain((sign) => fc.nat(5100).map((times) => sign.repeat(times)));
  const item = fc.record({ field: fc.constantFrom(...FIELDS, 'group' as const), value: text });
  fc.assert(
    fc.property(item, ({ field, value }) => {
      const given = field === 'group' ? { groupValues: { [GROUP]: value } } : { [field]: value };
      const said = tooLong(given).map((each) => each.field);
      expect(said).toEqual(itemFields.safeParse(given).success ? [] : [field]);
    }),
  );
});

it('holds every text of an item', () => {
  for (const field of FIELDS) {
    const most = ITEM_TEXTS[field];
    expect(tooLong({ [field]: 'а'.repeat(most) })).toEqual([]);
    expect(tooLong({ [field]: 'а'.repeat(most + 1) })).toEqual([{ field, most }]);
    expect(itemFields.safeParse({ [field]: 'а'.repeat(most + 1) }).success).toBe(false);
  }
});
