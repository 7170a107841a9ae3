// Loaded into npm while it installs for us: two questions that an older system would answer wrongly.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Its install scripts get the same NODE_OPTIONS, and are none of our business.
if (/^npm(-cli\.js)?$/.test(basename(process.argv[1] || ''))) {
  knowTheNode();
  knowTheLibrary();
}

/** The packages will run on the Node that comes with them, so that one must suit them: others are left out. */
function knowTheNode() {
  const name = `node_modules/node-${process.platform}-${process.arch}`;
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
  const pinned = lock.packages[name];
  if (pinned) Object.defineProperty(process, 'version', { value: `v${pinned.version}` });
}

/** npm 9.6.4, of Node 20.0 and 20.1, looks for the C library under a name that Node never used. */
function knowTheLibrary() {
  const getReport = process.report.getReport.bind(process.report);
  process.report.getReport = (...given) => {
    const answer = getReport(...given);
    if (answer.header.glibcVersionRuntime) answer.header.glibcRuntimeVersion = answer.header.glibcVersionRuntime;
    return answer;
  };
}
