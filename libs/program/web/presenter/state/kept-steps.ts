// The steps that can be taken back outlive a reload of the page; those of another day are forgotten.

import { readJson, writeJson } from '@rampa/platform/web/base';
import type { Activity } from '../stage/stage-model.ts';

export interface Taken {
  /** «Закончил № 24» */
  label: string;
  /** Steps that take it back, in their order. */
  back: { guid: string; activity: Activity }[];
  /** Milliseconds of this device. */
  at: number;
}

const KEPT_MS = 6 * 3_600_000;

const keyOf = (link: string, programGuid: string) => `rampa.presenter.steps.${link}.${programGuid}`;

export function keptSteps(link: string, programGuid: string, now: number): readonly Taken[] {
  return (readJson<readonly Taken[]>(keyOf(link, programGuid)) ?? []).filter(({ at }) => now - at < KEPT_MS);
}

export function keepSteps(link: string, programGuid: string, taken: readonly Taken[]): void {
  writeJson(keyOf(link, programGuid), taken.length === 0 ? null : taken);
}
