// Checks the dependency rules over libs, apps and tools, the tables in the rooms' SQL, the rules of forms, what stands on
// the kits, the list of ports and what is exported for specs alone. With --violation it also proves that deliberate violations are refused.

import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { faultsOfExports } from './dead-exports.mjs';
import { letThrough } from './deliberate.mjs';
import { faultsOfForms } from './forms.mjs';
import { faultsOfIntents } from './intents.mjs';
import { faultsOfKits } from './kits.mjs';
import { faultsOfPorts } from './ports.mjs';
import { faultsOfPlatform } from './room-names.mjs';
import { faultsOfTables } from './tables.mjs';
import { faultsOfTyped } from './typed-words.mjs';

const rules = createRequire(import.meta.url)('./rules.cjs');

/** Violations as «rule: from → to», one per line. `more` adds to the lists that the rules go by. */
export async function violations(folders = ['libs', 'apps', 'tools'], more = {}) {
  const { output } = await cruise(folders, {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  });
  return [
    ...rules.faultsOfOrder(await readdir('libs'), more.rooms),
    ...(await faultsOfTables(rules.usesOf, more.foreignTables)),
    ...(await faultsOfPlatform(rules.rooms)),
    ...(await faultsOfForms()),
    ...(await faultsOfIntents()),
    ...(await faultsOfKits()),
    ...(await faultsOfTyped()),
    ...(await faultsOfPorts()),
    ...(await faultsOfExports()),
    ...output.summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`),
  ];
}

/** One walk finds both: nothing imports the deliberate files. But they import, and may use what else nobody uses. */
async function faultsBesideDeliberate() {
  const { missed, others, unpressed } = await letThrough(violations);
  const alone = await faultsOfExports();
  return [
    ...new Set([...others, ...alone]),
    ...missed.map(([rule, file]) => `the rule «${rule}» let ${file} through`),
    ...unpressed.map((rule) => `no deliberate file breaks the rule «${rule}»`),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const faults = process.argv.includes('--violation') ? await faultsBesideDeliberate() : await violations();
  if (faults.length > 0) {
    console.error(`Dependency rules broken (${faults.length}):\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log('Dependency rules hold.');
}
