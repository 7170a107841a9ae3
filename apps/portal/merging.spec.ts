import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, type Opening, type Chunk } from './merging.ts';

/** Each imports only what stands after it, as a build without circles does. */
const build = fc.integer({ min: 1, max: 14 }).chain((count) =>
  fc.record({
    imports: fc.array(fc.array(fc.nat(count), { maxLength: 4 }), { minLength: count, maxLength: count }),
    alone: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    sizes: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: count, maxLength: count }),
    begun: fc.array(fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
  }),
);

function given({ imports, alone, sizes, begun }: typeof build extends fc.Arbitrary<infer T> ? T : never) {
  const chunks = new Map<string, Chunk>(
    imports.map((all, at) => [
      `p${at}`,
      {
        size: sizes[at]!,
        isAlone: alone[at]!,
        imports: [...new Set(all)].filter((next) => next > at && next < imports.length).map((next) => `p${next}`),
      },
    ]),
  );
  const openings = begun.map((names): Opening => {
    const all = new Set<string>();
    const add = (name: string) => {
      all.add(name);
      chunks.get(name)!.imports.forEach(add);
    };
    names.forEach((at) => add(`p${at}`));
    return { chunks: all, weight: 1, mostFiles: 2, mostBytes: Infinity };
  });
  return { chunks, openings };
}

describe('files that travel together', () => {
  it('never need each other in a circle, and each chunk is in one of them', () => {
    fc.assert(
      fc.property(build, (drawn) => {
        const { chunks, openings } = given(drawn);
        const files = merged(chunks, openings);
        expect(files.flat().sort()).toEqual([...chunks.keys()].sort());
        expect(files.filter((file) => file.length > 1 && file.some((name) => chunks.get(name)!.isAlone))).toEqual([]);
        const fileOf = new Map(files.flatMap((file, at) => file.map((name) => [name, at] as const)));
        const needs = files.map((file, at) =>
          file.flatMap((name) => chunks.get(name)!.imports.map((next) => fileOf.get(next)!)).filter((to) => to !== at),
        );
        // Whatever needs nothing that is left is taken away; a circle would stay.
        const left = new Set(files.keys());
        for (let before = -1; before !== left.size;) {
          before = left.size;
          for (const at of [...left]) if (!needs[at]!.some((to) => left.has(to))) left.delete(at);
        }
        expect([...left]).toEqual([]);
      }),
    );
  });

  const chunk = (size: number, imports: string[] = [], isAlone = false): Chunk => ({ size, imports, isAlone });

  it('keep apart what would be loaded in vain', () => {
    const chunks = new Map([
      ['home', chunk(10, ['kit', 'icons', 'words'], true)],
      ['desk', chunk(10, ['kit', 'icons', 'words', 'editor'], true)],
      ['kit', chunk(5_000)],
      ['icons', chunk(300)],
      ['words', chunk(200)],
      ['editor', chunk(90_000)],
    ]);
    const home = { chunks: new Set(['home', 'kit', 'icons', 'words']), weight: 1, mostFiles: 2, mostBytes: Infinity };
    const desk = { chunks: new Set([...chunks.keys()]), weight: 1, mostFiles: 4, mostBytes: Infinity };
    const files = merged(chunks, [home, desk]).map((file) => file.sort().join(' '));
    expect(files.sort()).toEqual(['desk', 'editor', 'home', 'icons kit words']);
  });

  it('join even at a price where a page has too many', () => {
    const chunks = new Map([
      ['one', chunk(10, ['a', 'b', 'c'], true)],
      ['two', chunk(10, ['a'], true)],
      ['a', chunk(4_000)],
      ['b', chunk(4_000)],
      ['c', chunk(4_000)],
    ]);
    const one = { chunks: new Set(['one', 'a', 'b', 'c']), weight: 1, mostFiles: 2, mostBytes: Infinity };
    const two = { chunks: new Set(['two', 'a']), weight: 1, mostFiles: 2, mostBytes: Infinity };
    expect(
      merged(chunks, [one, two])
        .find((file) => file.includes('a'))
        ?.sort(),
    ).toEqual(['a', 'b', 'c']);
    const light = merged(chunks, [one, { ...two, mostBytes: 8_005 }]).find((file) => file.includes('a'));
    expect(light).toEqual(['a']);
  });
});
