import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHANGES } from './drawn-once.ts';

const KIT = [
  '@mantine/hooks/esm',
  '@mantine/core/esm/components',
  '@floating-ui/react/dist',
  '@floating-ui/react-dom/dist',
];

it('finds in the kit as it is installed everything that it changes, once', () => {
  const files = KIT.flatMap((folder) => globSync(`node_modules/${folder}/**/*.mjs`)).filter((file) => existsSync(file));
  for (const { of, from } of CHANGES) {
    const found = files.filter((file) => of.test(`/${file}`));
    expect(found, String(of)).toHaveLength(1);
    expect(readFileSync(found[0]!, 'utf8').split(from), from).toHaveLength(2);
  }
});
