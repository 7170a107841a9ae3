import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOut } from './left-out.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const AFFECTED = ['@rampa/mailings', '@rampa/jury', '@rampa/app-api', '@rampa/app-portal', 'tools'];

it('asks other rooms nothing about a change of pages', () => {
  expect(leftOut(['libs/mailings/web/routes.tsx'], AFFECTED)).toEqual(['@rampa/jury', '@rampa/app-api']);
});

it('leaves nothing out of any other change', () => {
  expect(leftOut(['libs/mailings/web/routes.tsx', 'libs/mailings/server/index.ts'], AFFECTED)).toEqual([]);
  expect(leftOut(['libs/platform/web/base/index.ts'], AFFECTED)).toEqual([]);
  expect(leftOut(['docs/adding.md'], AFFECTED)).toEqual([]);
});

it('holds because nobody of the server reads pages', () => {
  const files = globSync(['libs/*/{server,domain,testing}/**/*.ts', 'apps/{api,worker}/src/**/*.ts'], { cwd: ROOT });
  const reading = files.filter((file) =>
    /from '(?:@rampa\/(?!platform)[\w-]+\/web|\.[^']*\/web\/)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(reading).toEqual([]);
});

it('every spec is run by the tests of a project', () => {
  const inProject = (file: string) => file.startsWith('tools/') || hasTests(/^(?:libs|apps)\/[\w-]+\//.exec(file)?.[0]);
  const listed = execFileSync('git', ['ls-files', '*.spec.ts', '*.spec.tsx'], { cwd: ROOT, encoding: 'utf8' });
  const alone = listed.split('\n').filter((file) => file !== '' && !inProject(file));
  const { targets } = JSON.parse(readFileSync(join(ROOT, 'tools/project.json'), 'utf8')) as {
    targets: { test: { command: string } };
  };
  const named = targets.test.command.split(' -- ')[1]!.split(' ');
  const run = new Set(
    globSync(
      named.filter((one) => one.includes('*')),
      { cwd: ROOT },
    ),
  );
  expect(alone.filter((file) => !run.has(file))).toEqual([]);
});

function hasTests(project: string | undefined): boolean {
  if (!project) return false;
  const { nx } = JSON.parse(readFileSync(join(ROOT, project, 'package.json'), 'utf8')) as {
    nx?: { targets?: Record<string, unknown> };
  };
  return nx?.targets?.['test'] !== undefined;
}
