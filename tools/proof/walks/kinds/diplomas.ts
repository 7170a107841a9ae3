import type { Kinds } from './types.ts';

export const KINDS: Kinds = {
  document: `select diplomas.built_in(:event) as guid`,
};
