// npm run verify -- FILE: checks a sealed protocol without the portal that made it, and counts every place again.

import { parseArgs } from 'node:util';
import { verifyFile } from './verify-file.ts';

const USAGE = `npm run verify -- ФАЙЛ [--key ОТПЕЧАТОК_КЛЮЧА]… [--digest ОТПЕЧАТОК_С_БУМАГИ]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string', multiple: true }, digest: { type: 'string' } },
});

if (positionals.length === 1) {
  const { lines, isSound } = await verifyFile(positionals[0]!, {
    keys: values.key,
    digest: values.digest?.replaceAll(/\s/g, ''),
  });
  for (const line of lines) console.log(line);
  process.exitCode = isSound ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
