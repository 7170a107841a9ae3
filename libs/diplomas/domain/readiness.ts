// Whether diplomas can be printed, in words.

import type { ReadyStep } from '@rampa/competitions/domain';

export interface PreparedDiplomas {
  /** Programs with performances that get a diploma. */
  readonly programs: number;
  /** Those of them with written results, or without marks at all. */
  readonly ready: number;
  readonly isJudged: boolean;
}

/** The event's step «Дипломы» with its state and a sentence. */
export function diplomasStep({ programs, ready, isJudged }: PreparedDiplomas): ReadyStep {
  if (programs > 0 && ready === programs)
    return { key: 'diplomas', state: 'done', fact: isJudged ? 'можно печатать' : 'дипломы участников можно печатать' };
  if (ready > 0) return { key: 'diplomas', state: 'now', fact: `можно печатать ${ready} из ${programs}` };
  return { key: 'diplomas', state: 'waiting', fact: isJudged ? 'ждут закрытия протоколов' : 'ждут программы' };
}
