import { applicationView } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTERS, filtersOf, narrowingOf, NO_FILTERS, type Filters } from './narrowed.ts';

const guids = Array.from({ length: 6 }, () => newGuid());
const some = fc.subarray(guids, { minLength: 1 });
const sign = fc.constantFrom('', '!');
const yesNo = fc.constantFrom('', '1', '0');
const day = fc.oneof(
  fc.constant(''),
  fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-30'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)), // prettier-ignore
);
const filters: fc.Arbitrary<Filters> = fc.record({
  state: fc.constantFrom('', 'others'),
  status: fc.oneof(fc.constant(''), fc.tuple(sign, some).map(([not, list]) => not + list.join(','))), // prettier-ignore
  where: fc
    .array(fc.tuple(sign, fc.constantFrom(...guids), some), { maxLength: 3 })
    .map((list) => list.map(([not, field, items]) => `${not}${field}:${items.join('.')}`).join(';')),
  consent: fc.constantFrom('', 'processing', 'publishing'),
  ...{
    filled: yesNo,
    changed: yesNo,
    unchecked: yesNo,
    files: yesNo,
    double: yesNo,
    unseen: yesNo,
    marked: yesNo,
    paid: yesNo,
    withdrawn: yesNo,
    from: day,
    to: day,
    since: day,
  },
});
const zones = fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok', 'America/New_York', 'Asia/Kolkata');

describe('what narrows the table', () => {
  it('is kept by a view and comes back out of it as it was', () => {
    fc.assert(
      fc.property(filters, zones, (given, zone) => {
        const view = applicationView.parse({
          isSent: given.state === '',
          ...narrowingOf(given, zone, null),
        });
        expect(filtersOf(view, zone)).toEqual({ ...NO_FILTERS, ...given });
      }),
    );
  });

  it('is allowed in the address as it is written there', () => {
    fc.assert(
      fc.property(filters, (given) => {
        for (const [name, value] of Object.entries(given)) {
          const allowed = FILTERS[name as keyof typeof FILTERS];
          if (value !== '')
            expect(allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)).toBe(true);
        }
      }),
    );
  });

  it('asks from midnight to midnight where the event is held', () => {
    const given = { ...NO_FILTERS, from: '2027-03-01', to: '2027-03-01' };
    expect(narrowingOf(given, 'Asia/Vladivostok', null)).toMatchObject({
      ...{ sentFrom: '2027-02-28T14:00:00.000Z', sentBefore: '2027-03-01T14:00:00.000Z' },
    });
  });

  it('leaves out a field that the form has no more', () => {
    const where = `${guids[0]}:${guids[1]};${guids[2]}:${guids[3]}`;
    expect(narrowingOf({ ...NO_FILTERS, where }, 'UTC', new Set([guids[2]!])).filters).toEqual([
      { fieldGuid: guids[2], itemGuids: [guids[3]], isExcept: false },
    ]);
  });

  it('asks nothing about money for whom it is not shown', () => {
    const asked = (seesMoney: boolean) => narrowingOf({ ...NO_FILTERS, paid: '0' }, 'UTC', null, seesMoney).isPaid;
    expect([asked(true), asked(false)]).toEqual([false, undefined]);
  });
});
