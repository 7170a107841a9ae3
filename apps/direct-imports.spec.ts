import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { directImports } from './direct-imports.ts';

const plugin = directImports() as unknown as {
  transform(this: unknown, code: string, id: string): { code: string } | null;
};
const straightened = (code: string) =>
  plugin.transform.call({ parse: parseAst }, code, '/libs/some/web/Some.tsx')!.code;

it('asks each part of the desk of its own file, on the same line', () => {
  const code = "import {\n  PageHead,\n  Section as Part,\n} from '@rampa/platform/web/desk';\nrest();";
  const asked = straightened(code);
  expect(asked).toMatch(/import \{ PageHead as PageHead \} from ".*\/desk\/parts\/PageHead\.tsx";/);
  expect(asked).toMatch(/import \{ Section as Part \} from ".*\/desk\/parts\/Section\.tsx";/);
  expect(asked.split('\n').indexOf('rest();')).toBe(4);
  expect(asked).not.toContain("'@rampa");
});

it('finds whatever the rooms ask of the desk: one name that is not found would bring all of it', () => {
  const files = globSync('{libs/*/web,apps/portal/src}/**/*.{ts,tsx}').filter((file) => !file.includes('.spec.'));
  const asked = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@rampa\/platform\/web\/desk';/g)].flatMap(
        ([, names]) =>
          names!
            .split(',')
            .map((name) => name.trim().split(' as ')[0]!)
            .filter((name) => name !== '' && !name.startsWith('type ')),
      ),
    ),
  );
  const lost = [...asked].filter((name) =>
    straightened(`import { ${name} } from '@rampa/platform/web/desk';`).includes('/web/desk"'),
  );
  expect(asked.size).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});
