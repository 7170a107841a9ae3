// Compares the rules that a client has with the schemas that the server has: the client refuses nothing that the server
// takes, and finds before sending what a person can correct.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { CALLS } from './index.ts';
import { faultsBy, type Rule } from './rules.ts';
import { filledIn, rulesOf } from './rules-of.ts';

const RULED = CALLS.flatMap((call) => {
  const rules = call.kind === 'write' ? rulesOf(call) : null;
  return rules ? [{ call, rules }] : [];
});

const DAYS = ['2026-11-21', '2026-02-30', '0000-01-01', '', '21.11.2026', '2028-02-29'];
const SIGNS = ['а', 'Ё', ' ', '\u00a0', '\u200b', '\u202e', '\u0007', '\t', '\n', '😀', '7', '-'];

/** Values around the bounds of a rule, and what a form may hold instead of them. */
function about(rule: Rule): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(undefined, null, '');
  const value = inside(rule);
  return fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: odd });
}

function inside(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.is) {
    case 'text': {
      const sign = fc.constantFrom(...SIGNS);
      const { min = 0, max = 40, pattern } = rule;
      const lengths = fc.constantFrom(0, min, Math.max(0, min - 1), max, max + 1, 3);
      const text = lengths.chain((length) =>
        fc
          .tuple(sign, sign)
          .map(([one, other]) => one + 'я'.repeat(Math.max(0, length - 1)) + (length > 2 ? other : '')),
      );
      return pattern ? fc.oneof(text, fc.stringMatching(new RegExp(pattern))) : text;
    }
    case 'number': {
      const { min = -9, max = 2 ** 40 } = rule;
      return fc.constantFrom(min - 1, min, min + 1, max - 1, max, max + 1, 0, 1.5, Number.NaN, Infinity);
    }
    case 'choice':
      return fc.constantFrom('0197a0c0-0000-7000-8000-000000000001', 'performance', 1, true);
    case 'day':
      return fc.constantFrom(...DAYS);
    case 'instant':
      return fc.constantFrom(
        ...DAYS.map((day) => `${day}T10:20:30Z`),
        '2026-11-21T25:00:00Z',
        '2026-11-21T10:00',
        '2026-11-21T10:00:00+03:00',
        '2026-11-21T10:00Z',
        '2026-11-21T10:00:00.123Z',
      );
    case 'list': {
      const { min = 0, max = 5, of } = rule;
      const one = of ? about(of) : fc.constant('x');
      const short = fc.array(one, { maxLength: Math.max(min, 2) });
      const full = (length: number) => one.map((same) => Array.from({ length }, () => same));
      // Lists of hundreds of items would take minutes; the test of their length covers them.
      return of && max > 60 ? short : fc.oneof(short, fc.constantFrom(max, max + 1).chain(full));
    }
    case 'record':
      return fc.dictionary(fc.constant('0197a0c0-0000-7000-8000-000000000001'), about(rule.of), { maxKeys: 1 });
    case 'fields':
      return fc.record(Object.fromEntries(Object.entries(rule.fields).map(([name, one]) => [name, about(one)])));
  }
}

/** The paths of the value that a rule speaks about. */
function covered(rule: Rule, path: readonly PropertyKey[]): Rule | null {
  const [name, ...rest] = path;
  if (name === undefined) return rule;
  if (rule.is === 'fields') return rule.fields[String(name)] ? covered(rule.fields[String(name)]!, rest) : null;
  if (rule.is === 'list' || rule.is === 'record') return rule.of ? covered(rule.of, rest) : null;
  return null;
}

/** What is wrong only beside another field (an end before its beginning) is the server's to tell, at that field. */
function isRightAlone(call: CallDefinition, body: unknown, [name]: readonly PropertyKey[]): boolean {
  const schema = filledIn(call);
  const field = schema instanceof z.ZodObject ? schema.shape[String(name)] : undefined;
  return field !== undefined && z.safeParse(field, (body as Record<PropertyKey, unknown>)[name!]).success;
}

it('every call with a field that people fill in has rules', () => {
  expect(RULED.length).toBeGreaterThan(60);
});

it.each(RULED.map(({ call, rules }) => [call.id, call, rules] as const))(
  '%s: rules and schema agree',
  (_, call, rules) => {
    fc.assert(
      fc.property(about(rules), (body) => {
        const issues = filledIn(call).safeParse(body).error?.issues ?? [];
        const refused = new Set(issues.map(({ path }) => path.join('.')));
        const found = faultsBy(rules, body);
        const isUnder = (path: string) =>
          [...refused].some((one) => path === one || path.startsWith(`${one}.`) || one === '');
        // Whatever is refused here the server refuses too.
        for (const path of Object.keys(found)) expect(isUnder(path), `${path}: ${found[path]}`).toBe(true);
        // Missing values, lengths, patterns and bounds are found here too; a form cannot send a wrong choice.
        for (const { path } of issues) {
          const rule = covered(rules, path);
          if (!rule || rule.is === 'choice' || rule.is === 'record') continue;
          if (isRightAlone(call, body, path)) continue;
          const where = path.join('.');
          const isFound = Object.keys(found).some(
            (one) => one === where || one.startsWith(`${where}.`) || where === '',
          );
          if (rule.is !== 'fields') expect(isFound, `${where} of ${JSON.stringify(body)}`).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  },
);

it('knows how long a list may be', () => {
  const rule: Rule = { is: 'list', min: 1, max: 500 };
  const listOf = (length: number) => Array.from({ length }, () => 'x');
  expect(faultsBy(rule, listOf(500))).toEqual({});
  expect(faultsBy(rule, listOf(501))).toEqual({ '': 'За один раз — не больше 500' });
  expect(faultsBy(rule, [])).toEqual({ '': 'Выберите хотя бы одно' });
});

it('takes an empty text where the pattern does: a link that may be left out', () => {
  const rule: Rule = { is: 'text', max: 300, pattern: '^(https?:\\/\\/\\S+)?$' };
  expect([faultsBy(rule, ''), faultsBy(rule, ' \u200b')]).toEqual([{}, {}]);
  expect(faultsBy(rule, 'https://example.org ')).toEqual({});
  expect(Object.keys(faultsBy(rule, 'javascript:alert(1)'))).toEqual(['']);
});

it('says it in words that help', () => {
  const title: Rule = {
    is: 'fields',
    fields: {
      title: { is: 'text', min: 1, max: 300 },
      weight: { is: 'number', min: 0, max: 9500, isThousandths: true },
    },
  };
  expect(faultsBy(title, { title: ' ', weight: null })).toEqual({
    title: 'Напишите название',
    weight: 'Число до тысячных, например 9,5',
  });
  expect(faultsBy(title, { title: 'я'.repeat(312), weight: 9501 })).toEqual({
    title: 'Не длиннее 300\u00a0знаков, сейчас 312',
    weight: 'От 0 до 9,5',
  });
  expect(faultsBy(title, { title: '', weight: 1 }, { title: 'Назовите критерий' })).toEqual({
    title: 'Назовите критерий',
  });
});
