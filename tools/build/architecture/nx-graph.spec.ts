import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const rules = createRequire(import.meta.url)('./rules.cjs') as { options: ICruiseOptions };
/** `production` holds the specs of the served product with what they need. */
const IS_TEST = /\.spec\.tsx?$|\/testing\/|^apps\/(e2e|api\/production)\//;

interface Project {
  /** Its folder. */
  root: string;
  /** Folders of the projects that it needs, as Nx sees them: by imports, of specs too, and by package.json. */
  needs: string[];
  /** Those of them that project.json adds without an import. */
  added: string[];
  /** Projects whose imports package.json leaves out of the graph («!tools»). */
  without: string[];
}

interface Graph {
  nodes: Record<string, { data: { root: string; implicitDependencies?: string[] } }>;
  dependencies: Record<string, { target: string; type: string }[]>;
}

function projectsOfNx(): Project[] {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    const env = { ...process.env, NX_DAEMON: 'false' };
    execFileSync('node_modules/.bin/nx', ['graph', `--file=${file}`], { cwd: ROOT, env, stdio: 'ignore' });
    const { nodes, dependencies } = (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph;
    return Object.entries(nodes).map(([name, { data }]) => {
      const own = dependencies[name]!.filter(({ target }) => target in nodes);
      const roots = (some: typeof own) => some.map(({ target }) => nodes[target]!.data.root);
      const left = (data.implicitDependencies ?? []).filter((one) => one.startsWith('!'));
      return {
        root: data.root,
        needs: roots(own),
        added: roots(own.filter(({ type }) => type === 'implicit')),
        without: left.map((one) => nodes[one.slice(1)]!.data.root),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Which files of the one folder import which other folder, as the dependency rules read them. */
async function importsBetween(roots: readonly string[]): Promise<Map<string, string[]>> {
  const { output } = await cruise(['libs', 'apps', 'tools'], { ...rules.options, baseDir: ROOT });
  const rootOf = (file: string) => roots.find((root) => file.startsWith(`${root}/`));
  const found = new Map<string, string[]>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [rootOf(source), rootOf(resolved)];
      if (!from || !to || from === to) continue;
      found.set(`${from} → ${to}`, [...(found.get(`${from} → ${to}`) ?? []), source]);
    }
  }
  return found;
}

let projects: Project[];
let imports: Map<string, string[]>;

beforeAll(async () => {
  projects = projectsOfNx();
  imports = await importsBetween(projects.map(({ root }) => root));
});

it('Nx’s graph has the edges that the imports have, and no other', () => {
  const told = projects.flatMap(({ root, needs, added, without }) => [
    // An edge that is added may be imported as well.
    ...needs.filter((one) => !added.includes(one) || imports.has(`${root} → ${one}`)).map((one) => `${root} → ${one}`),
    ...without.map((one) => `${root} → ${one}`),
  ]);
  expect(projects.length).toBeGreaterThan(15);
  expect([...new Set(told)].toSorted()).toEqual([...imports.keys()].toSorted());
});

it('an import is left out of the graph only where tests alone have it', () => {
  const left = projects.flatMap(({ root, without }) => without.map((one) => `${root} → ${one}`));
  const shipped = left.flatMap((edge) => (imports.get(edge) ?? []).filter((file) => !IS_TEST.test(file)));
  expect(shipped).toEqual([]);
});

it('Nx sees no circle of projects: what a change affects is what it says', () => {
  const left = new Map(projects.map(({ root, needs }) => [root, needs]));
  // Whoever needs nobody that is left goes; a circle stays.
  for (let isLess = true; isLess;) {
    const free = [...left].filter(([, needs]) => !needs.some((one) => left.has(one))).map(([name]) => name);
    for (const name of free) left.delete(name);
    isLess = free.length > 0;
  }
  expect([...left.keys()]).toEqual([]);
});
