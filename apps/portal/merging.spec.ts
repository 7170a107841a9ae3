import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, type Opening, type Piece } from './merging.ts';

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
  const pieces = new Map<string, Piece>(
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
      pieces.get(name)!.imports.forEach(add);
    };
    names.forEach((at) => add(`p${at}`));
    return { pieces: all, weight: 1, mostFiles: 2 };
  });
  return { pieces, openings };
}

describe('files that travel together', () => {
  it('never need each other in a circle, and each piece is in one of them', () => {
    fc.assert(
      fc.property(build, (drawn) => {
        const { pieces, openings } = given(drawn);
        const files = merged(pieces, openings);
        expect(files.flat().sort()).toEqual([...pieces.keys()].sort());
        expect(files.filter((file) => file.length > 1 && file.some((name) => pieces.get(name)!.isAlone))).toEqual([]);
        const fileOf = new Map(files.flatMap((file, at) => file.map((name) => [name, at] as const)));
        const needs = files.map((file, at) =>
          file.flatMap((name) => pieces.get(name)!.imports.map((next) => fileOf.get(next)!)).filter((to) => to !== at),
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

  const piece = (size: number, imports: string[] = [], isAlone = false): Piece => ({ size, imports, isAlone });

  it('keep apart what would be loaded in vain', () => {
    const pieces = new Map([
      ['home', piece(10, ['kit', 'icons', 'words'], true)],
      ['desk', piece(10, ['kit', 'icons', 'words', 'editor'], true)],
      ['kit', piece(5_000)],
      ['icons', piece(300)],
      ['words', piece(200)],
      ['editor', piece(90_000)],
    ]);
    const home = { pieces: new Set(['home', 'kit', 'icons', 'words']), weight: 1, mostFiles: 2 };
    const desk = { pieces: new Set([...pieces.keys()]), weight: 1, mostFiles: 4 };
    const files = merged(pieces, [home, desk]).map((file) => file.sort().join(' '));
    expect(files.sort()).toEqual(['desk', 'editor', 'home', 'icons kit words']);
  });

  it('join even at a price where a page has too many', () => {
    const pieces = new Map([
      ['one', piece(10, ['a', 'b', 'c'], true)],
      ['two', piece(10, ['a'], true)],
      ['a', piece(4_000)],
      ['b', piece(4_000)],
      ['c', piece(4_000)],
    ]);
    const one = { pieces: new Set(['one', 'a', 'b', 'c']), weight: 1, mostFiles: 2 };
    const two = { pieces: new Set(['two', 'a']), weight: 1, mostFiles: 2 };
    expect(
      merged(pieces, [one, two])
        .find((file) => file.includes('a'))
        ?.sort(),
    ).toEqual(['a', 'b', 'c']);
  });
});
