// Builds the body that creates a performance or another item of the program.

import type { z } from 'zod';
import type { itemFields } from '@rampa/contract';

export type NewItem = z.input<typeof itemFields>;
