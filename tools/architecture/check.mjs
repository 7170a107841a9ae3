// Checks the dependency rules over libs and apps; with --violation also that a deliberate violation is refused.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const rules = createRequire(import.meta.url)('./rules.cjs');

/** Violations as «rule: from → to», one per line. */
export async function violations(folders = ['libs', 'apps', 'tools']) {
  const { output } = await cruise(folders, {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  });
  return output.summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`);
}

/** Files that break a rule each; the check must name every one. */
const DELIBERATE = [
  ['domain-is-pure', 'libs/judging/domain/deliberate.ts', "export { z } from 'zod';\n"],
  ['kernel-imports-nothing', 'libs/kernel/deliberate.ts', "export { z } from 'zod';\n"],
  ['platform-knows-no-room', 'libs/platform/server/deliberate.ts', "export * from '@rampa/judging/domain';\n"],
  ['no-upward-program', 'libs/program/server/deliberate.ts', "export * from '@rampa/judging/server';\n"],
  ['server-and-web-apart', 'libs/judging/server/deliberate.ts', "export * from '@rampa/judging/web/judge';\n"],
];

async function checkThatItBites() {
  for (const [, file, text] of DELIBERATE) {
    await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
    await writeFile(file, text);
  }
  try {
    const found = await violations();
    return DELIBERATE.filter(([rule, file]) => !found.some((line) => line.startsWith(`${rule}: ${file}`))).map(
      ([rule, file]) => `the rule «${rule}» let ${file} through`,
    );
  } finally {
    for (const [, file] of DELIBERATE) await rm(file, { force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const faults = [...(await violations()), ...(process.argv.includes('--violation') ? await checkThatItBites() : [])];
  if (faults.length > 0) {
    console.error(`Dependency rules broken (${faults.length}):\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log('Dependency rules hold.');
}
