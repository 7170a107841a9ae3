// Every property begins from the run's seed, so that a run that failed can be played again (RAMPA_TEST_SEED).

import { configureGlobal } from 'fast-check';

const seed = process.env.RAMPA_TEST_SEED;
if (seed) configureGlobal({ seed: Number(seed) });
