// node --conditions=@rampa/source tools/proof/client/prepare-once.ts FOLDER: the prepared home of a run of tests.

import { makePrepared } from './prepared.ts';

await makePrepared(process.argv[2]!);
