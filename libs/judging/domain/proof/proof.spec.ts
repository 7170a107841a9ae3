// What a sealed protocol vouches for, and what each way of altering it is told as.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTitles } from '@rampa/jury/domain';
import { groups, schemes } from '../../testing/scoring-arbitraries.ts';
import { criterion, groupOf, schemeOf } from '../../testing/scoring-samples.ts';
import { groupToProve, sampleKey, samplePackage, sealedBy } from '../../testing/sealed-samples.ts';
import { canonical, checkPackage, NotAPackage, readPackage, subtleProof, type ProofPackage } from '../index.ts';

/** A package as its text: with whatever somebody makes of it. */
type Loose = ReturnType<typeof JSON.parse>;
const SUBTLE = subtleProof(globalThis.crypto.subtle);
const KEY = sampleKey();
const KNOWN = { keys: [KEY.fingerprint] };
const SCHEME = schemeOf({ criteria: [criterion(1), criterion(2)], ties: [{ kind: 'chairDecision' }] });
const GROUP = groupOf(
  [
    [
      [9, 8],
      [7, 8],
      [9, 9],
    ],
    [
      [8, 9],
      [8, 7],
      [9, 9],
    ],
    [
      [5, 6],
      [6, 6],
      [7, 5],
    ],
  ],
  {
    titles: defaultTitles('places'),
    chairDecisions: [{ performances: ['p2', 'p1'], reason: 'Артистизм' }],
  },
);
const sealed = (): ProofPackage => samplePackage(KEY, [groupToProve(SCHEME, GROUP)]);
/** As somebody would alter a file: by its text. */
const altered = (change: (given: Loose) => void): ProofPackage => {
  const copy = JSON.parse(JSON.stringify(sealed())) as ProofPackage;
  change(copy);
  return readPackage(JSON.stringify(copy));
};
const kindsOf = async (given: ProofPackage) =>
  (await checkPackage(given, SUBTLE, KNOWN)).faults.map(({ kind }) => kind);

describe('canonical JSON', () => {
  it('spells the examples of RFC 8785', () => {
    const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0];
    expect(canonical({ numbers, string: '€$\u000f\nA\'B"\\\\"/', literals: [null, true, false] })).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect([...canonical(keys).matchAll(/:(\d)/g)].map(([, n]) => n).join('')).toBe('2467153');
  });

  it('is the same for equal values and refuses what JSON cannot hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
      }),
    );
    expect(() => canonical(Number.NaN)).toThrow(TypeError);
    expect(() => canonical('\ud800')).toThrow(TypeError);
  });
});

describe('a sealed protocol', () => {
  it('is found whole, without a guid or a name in its body', async () => {
    const report = await checkPackage(readPackage(JSON.stringify(sealed())), SUBTLE, KNOWN);
    expect(report).toMatchObject({ faults: [], isKeyKnown: true, marks: 18, results: 3 });
    expect(report.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(sealed().body)).not.toContain('Имя');
  });

  it('recounts under any scheme', async () => {
    await fc.assert(
      fc.asyncProperty(schemes, groups, async (scheme, all) => {
        const own = new Set(scheme.criteria.map(({ key }) => key));
        const performances = all.performances.map((one) => ({
          ...one,
          marks: one.marks.filter(({ criterion: key }) => own.has(key)),
        }));
        const given = samplePackage(KEY, [groupToProve(scheme, { ...all, performances })]);
        const read = readPackage(JSON.stringify({ ...given, names: [] }));
        expect((await checkPackage(read, SUBTLE, KNOWN)).faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('names the mark that was altered', async () => {
    const { faults } = await checkPackage(
      altered(({ body }) => (body.groups[0].performances[1].marks[3].value = 9_900)),
      SUBTLE,
      KNOWN,
    );
    expect(faults).toContainEqual({
      kind: 'mark',
      words: 'Оценка 9,900 не та, что была запечатана.',
      mark: { group: 0, performance: 'P2', judge: 'J2', criterion: 'C2' },
    });
    expect(faults).toContainEqual({
      kind: 'result',
      group: 0,
      performance: 'P2',
      words: 'По оценкам итог 17,630, а записано: итог 16,670.',
    });
  });

  it('still names the mark when results, digests and all were made to agree by another key', async () => {
    const forger = sampleKey();
    const given = altered(({ body }) => (body.groups[0].performances[1].marks[3].value = 9_900));
    const { results: _, scheme, ...input } = given.body.groups[0]!;
    const body = { ...given.body, groups: [groupToProve(scheme, input)] };
    expect(await kindsOf(sealedBy(forger, body))).toEqual(['key']);
    const { marks, key } = given.seal;
    expect(await kindsOf(sealedBy(forger, body, { marks, key }))).toEqual(['key', 'key', 'mark']);
  });

  it.each<[string, (given: Loose) => void, string[]]>([
    ['a forged signature', (given) => (given.signature = Buffer.alloc(64, 7).toString('base64url')), ['signature']],
    ['a signature of rubbish', (given) => (given.signature = '«»'), ['signature']],
    ['a swapped key', (given) => (given.publicKey = sampleKey().publicKey), ['key', 'signature']],
    ['another number', ({ seal }) => seal.number++, ['signature']],
    ['another name of the program', ({ body }) => (body.program = 'День второй'), ['digest']],
    ['a place', ({ body }) => (body.groups[0].results[2].place = 1), ['digest', 'result']],
    ['a title', ({ body }) => (body.groups[0].results[2].title.title = 'Гран-при'), ['digest', 'result']],
    ['a step of the way', ({ body }) => (body.groups[0].results[0].derivation.chair = 'J2'), ['digest', 'result']],
    ['a field too many in a result', ({ body }) => (body.groups[0].results[0].bonus = 1), ['digest', 'result']],
    ['a mark left out', ({ body }) => body.groups[0].performances[2].marks.pop(), ['digest', 'result']],
    ['a name', ({ names }) => (names[0].text = 'Другой'), ['name']],
    ['a scheme that cannot be counted', ({ body }) => (body.groups[0].scheme = {}), ['digest', 'result']],
  ])('tells %s', async (_, change, kinds) => {
    expect([...new Set(await kindsOf(altered(change)))].toSorted()).toEqual(kinds);
  });

  it('knows a former key, and the digest that stands on paper', async () => {
    const { digest } = await checkPackage(sealed(), SUBTLE);
    const now = sampleKey().fingerprint;
    expect(await checkPackage(sealed(), SUBTLE, { keys: [now, KEY.fingerprint], digest })).toMatchObject({
      faults: [],
    });
    const other = await checkPackage(sealed(), SUBTLE, { digest: digest.replace(/./, (c) => (c === '0' ? '1' : '0')) });
    expect(other).toMatchObject({ isKeyKnown: null, faults: [{ kind: 'digest' }] });
  });
});

describe('a file that is no package', () => {
  const refused = (text: string): string => {
    try {
      readPackage(text);
      return '';
    } catch (error) {
      if (error instanceof NotAPackage) return error.message;
      throw error;
    }
  };
  const whole = (): string => JSON.stringify(sealed());

  it.each<[string, () => string, string]>([
    ['rubbish', () => 'PK\u0003\u0004', 'не читается как JSON'],
    ['80 MB of it', () => 'x'.repeat(80_000_000), 'слишком велик'],
    ['another JSON', () => '[]', 'Это не пакет протокола'],
    ['a field too many', () => whole().replace('"seal":{', '"seal":{"extra":1,'), 'лишнее поле «extra»'],
    ['a field twice', () => whole().replace('"seal":{', '"seal":{"number":9,'), 'названо дважды'],
    ['a field less', () => whole().replace('"waiting":0,', ''), 'нет поля «waiting»'],
    ['a mark that is a text', () => whole().replace(/"value":\d+/, '"value":"9"'), 'не целое число'],
    [
      'a pit of lists',
      () => whole().replace('"titles":[', `"titles":[${'['.repeat(50_000)}${']'.repeat(50_000)},`),
      'слишком глубоко',
    ],
  ])('is refused in words: %s', (_, text, words) => {
    expect(refused(text())).toContain(words);
  });
});
