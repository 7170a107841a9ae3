// npm run check: lint, types, tests and builds of what the change affects. Nx knows the packages and keeps the cache.

import { execFileSync, spawnSync } from 'node:child_process';
import { leftOut } from './left-out.mjs';

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' });
const git = (...args) =>
  run('git', ...args)
    .split('\n')
    .filter(Boolean);

const base = process.env.NX_BASE ?? git('merge-base', 'main', 'HEAD')[0];
const files = [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const named = `--files=${files.join(',')}`;
if (files.length === 0) console.log('Ничего не изменено.');
else {
  const affected = JSON.parse(run('node_modules/.bin/nx', 'show', 'projects', '--affected', '--json', named));
  const rest = leftOut(files, affected);
  const targets = ['-t', 'lint', 'types', 'test', 'build'];
  const without = rest.length > 0 ? [`--exclude=${rest.join(',')}`] : [];
  const { status } = spawnSync(
    'node_modules/.bin/nx',
    ['affected', ...targets, named, ...without, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
