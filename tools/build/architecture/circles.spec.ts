import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Graph {
  graph: { nodes: Record<string, object>; dependencies: Record<string, { target: string }[]> };
}

/** Each project's own, as Nx sees them: by imports, of specs too, and by package.json. */
function dependencies(): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    const env = { ...process.env, NX_DAEMON: 'false' };
    execFileSync('node_modules/.bin/nx', ['graph', `--file=${file}`], { cwd: ROOT, env, stdio: 'ignore' });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as Graph;
    const own = (name: string) =>
      graph.dependencies[name]!.flatMap(({ target }) => (target in graph.nodes ? target : []));
    return new Map(Object.keys(graph.nodes).map((name) => [name, own(name)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('Nx sees no circle of projects: what a change affects is what it says', () => {
  const left = dependencies();
  expect(left.size).toBeGreaterThan(15);
  // Whoever needs nobody that is left goes; a circle stays.
  for (let isLess = true; isLess;) {
    const free = [...left].filter(([, needs]) => !needs.some((one) => left.has(one))).map(([name]) => name);
    for (const name of free) left.delete(name);
    isLess = free.length > 0;
  }
  expect([...left.keys()]).toEqual([]);
});
