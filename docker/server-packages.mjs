// Keeps of node_modules what api and worker load, while the image is built: the rest is the clients' or the tools'.
//
//   node docker/server-packages.mjs        prunes node_modules of the folder in which it is run

import { globSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUNDLES = 'apps/{api,worker}/dist/**/*.js';
/** The press asks for them by names that it makes at run time. */
const FONTS = ['onest', 'piazzolla', 'pt-sans'].map((name) => `@expo-google-fonts/${name}`);
/** What no process reads: source maps, types, builds for browsers and for the other kind of module. Licences stay. */
const UNREAD = [
  '**/*.map',
  '**/*.d.{ts,mts,cts}',
  'typeorm/browser',
  '@cj-tech-master/excelts/dist/{browser,iife,types,cjs}',
  'docx/dist/*.{iife.js,umd.cjs,cjs}',
  'swagger-ui-dist/swagger-ui-es-*',
];

/** Packages that these texts of bundles name, by name. */
function namedIn(texts) {
  // «is distinct from 'word'» is SQL.
  const imports =
    /(?<!\bdistinct )\b(?:from|import|import\(|require\(|resolve\(|\)\()\s*["']((?:@[\w-]+\/)?[a-z][\w./-]*)["']/g;
  const names = texts.flatMap((text) => [...text.matchAll(imports)].map(([, name]) => name));
  const packages = names.map((name) => name.match(/^(@[^/]+\/)?[^/]+/)[0]);
  return new Set([...packages.filter((name) => !isBuiltin(name)), ...FONTS]);
}

/** Where the package at `place` finds `name`: in its own folder, or in one of those above it. */
function placeOf(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    const found = `${from}${from && '/'}node_modules/${name}`;
    if (packages[found]) return found;
    if (!from) return null;
  }
}

/**
 * Folders («node_modules/…») of what the bundles name and of all that these need in their turn, by the lock file. Peers
 * that may be missing stay out unless a bundle names them. Throws where a bundle names what the lock file lacks.
 */
export function serverPackages(lock, texts) {
  const { packages } = lock;
  const kept = new Set();
  const keep = (place) => {
    if (kept.has(place)) return;
    kept.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place];
    for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
      const isSpare = peerDependenciesMeta?.[name]?.optional && !dependencies?.[name];
      const found = isSpare ? null : placeOf(packages, place, name);
      if (found) keep(found);
    }
  };
  for (const name of namedIn(texts)) {
    const place = placeOf(packages, '', name);
    if (!place) throw new Error(`A bundle names «${name}», which the lock file does not have`);
    keep(place);
  }
  return kept;
}

function prune() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = serverPackages(
    lock,
    globSync(BUNDLES).map((file) => readFileSync(file, 'utf8')),
  );
  // The deepest last: a package that goes takes along what lies in it, one that stays keeps what it needs.
  const gone = Object.keys(lock.packages).filter((place) => place.includes('node_modules/') && !kept.has(place));
  for (const place of gone) {
    const holdsKept = [...kept].some((one) => one.startsWith(`${place}/`));
    if (!holdsKept) rmSync(place, { recursive: true, force: true });
  }
  for (const path of ['.bin', '.cache', '.package-lock.json', '@rampa', ...globSync(UNREAD, { cwd: 'node_modules' })]) {
    rmSync(join('node_modules', path), { recursive: true, force: true });
  }
  console.log(`${kept.size} packages stay of ${kept.size + gone.length}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) prune();
