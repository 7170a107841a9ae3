// The envelope of every answer on the wire.

import { z } from 'zod';
import { failureText, type Failure, type FailureCode } from '@rampa/kernel';

export const errorItem = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
  customData: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorItem = z.infer<typeof errorItem>;

export interface Envelope<T> {
  success: boolean;
  data: T | null;
  errors: ErrorItem[];
  message?: string;
}

/** The envelope of an answer. */
export function succeeded<T>(data: T): Envelope<T> {
  return { success: true, data, errors: [] };
}

/** The envelope of a refusal: one error for each detail, or one with the catalogue's text. */
export function failed(code: FailureCode, details: Failure['details'] = []): Envelope<null> {
  const given = details.length > 0 ? details : [{}];
  return {
    success: false,
    data: null,
    errors: given.map((detail) => ({
      message: detail.message ?? failureText(code),
      code,
      ...(detail.field === undefined ? {} : { field: detail.field }),
      ...(detail.customData === undefined ? {} : { customData: detail.customData }),
    })),
  };
}
