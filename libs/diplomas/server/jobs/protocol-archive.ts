import { z } from 'zod';
import { defineJob } from '@rampa/platform/server';

/** Every paper of the programs' protocols, PDF and XLSX. */
export const PROTOCOL_ARCHIVE = defineJob({
  name: 'diplomas.protocol-archive',
  payload: z.strictObject({ programs: z.array(z.guid()).min(1) }),
  who: ['org:protocol'],
});
