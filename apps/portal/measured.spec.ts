import { describe, expect, it } from 'vitest';
import { Measured } from './measured.ts';
import { MOST_FILES } from './openings.ts';

/** Each imports the next; a page loads all of them. */
function chain(count: number, isAlone: (at: number) => boolean) {
  const chunks = Array.from({ length: count }, (_, at) => {
    const imports = at + 1 < count ? [`assets/c${at + 1}.js`] : [];
    const code = `import{a as b}from"./c${at + 1}.js";console.log(b,${at});`;
    return { fileName: `assets/c${at}.js`, code, imports, isEntry: false, isDynamicEntry: isAlone(at) };
  });
  const files = new Set(chunks.map(({ fileName }) => fileName));
  return { measured: new Measured(chunks, [{ limit: 306, files }]), apart: [...files].map((file) => [file]) };
}

describe('a page of too many files', () => {
  it('joins two of them until it has few enough, the runtime among them', () => {
    const { measured, apart } = chain(MOST_FILES + 2, () => false);
    const groups = measured.fewer(apart);
    expect(groups).toHaveLength(MOST_FILES - 1);
    expect(groups.flat().toSorted()).toEqual(apart.flat().toSorted());
    expect([Math.floor(measured.most(apart)), Math.floor(measured.most(groups))]).toEqual([3, 0]);
  });

  it('joins more of them while that makes the fullest page lighter, and no further than it has to', () => {
    const { measured, apart } = chain(MOST_FILES - 2, () => false);
    expect(measured.lighter(apart, Infinity)).toEqual(apart);
    const groups = measured.lighter(apart, 0);
    expect(measured.most(groups)).toBeLessThan(measured.most(apart));
    const half = (measured.most(groups) + measured.most(apart)) / 2;
    const some = measured.lighter(apart, half);
    expect(measured.most(some)).toBeLessThanOrEqual(half);
    expect(some.length).toBeGreaterThan(groups.length);
  });

  it('joins none around what stays alone: the file would need itself', () => {
    const { measured, apart } = chain(MOST_FILES + 2, (at) => at % 2 === 1);
    expect(measured.fewer(apart)).toEqual(apart);
  });
});
