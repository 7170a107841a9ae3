// npm run generate -- room NAME: a new room with its package, folders and registration hints.

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [kind, name] = process.argv.slice(2);

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (kind !== 'room' || !/^[a-z][a-z-]+$/.test(name ?? ''))
  stop('Usage: npm run generate -- room NAME (a-z and hyphens)');
const folder = join(import.meta.dirname, '..', '..', 'libs', name);
if (existsSync(folder)) stop(`libs/${name} exists already`);

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const schema = name.replaceAll('-', '_');

const files = {
  'package.json': `${JSON.stringify(
    {
      name: `@rampa/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { './domain': './domain/index.ts', './server': './server/index.ts', './web': './web/index.ts' },
      nx: { targets: { lint: {}, test: {} } },
    },
    null,
    2,
  )}\n`,
  'server/index.ts': `import type { ServerRoom } from '@rampa/platform/server';
import sql from './migrations/0100-${name}.sql?raw';
import { ${pascal}Module } from './${name}.module.ts';

export const ${camel}Room: ServerRoom = {
  name: '${name}',
  module: ${pascal}Module,
  migrations: [{ name: '0100-${name}', sql }],
  entities: [],
};
`,
  [`server/${name}.module.ts`]: `import { Module } from '@nestjs/common';

@Module({ controllers: [], providers: [] })
export class ${pascal}Module {}
`,
  [`server/migrations/0100-${name}.sql`]: `create schema ${schema};\n`,
};

for (const [path, text] of Object.entries(files)) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}
console.log(`libs/${name} is there. Next: npm install; add ${camel}Room to apps/api/src/rooms.ts, its place to
tools/architecture/rules.cjs (ROOMS), its calls to libs/contract/calls, its package.json to docker/Dockerfile.`);
