// A performance or an event of the program as it is sent to be created.

import type { z } from 'zod';
import type { itemFields } from '@rampa/contract';

export type NewItem = z.input<typeof itemFields>;
