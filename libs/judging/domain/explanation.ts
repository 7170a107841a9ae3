// The shape of an explained result, for screens and protocols.
import type { Decimals } from './types.ts';

export interface ExplanationLine {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly struck?: boolean;
}

export interface ExplanationStep {
  readonly title: string;
  readonly value?: string;
  readonly lines: readonly ExplanationLine[];
  readonly text?: string;
}

export interface Explanation {
  readonly steps: readonly ExplanationStep[];
}

/** Names by id; a judge without one is «Судья n», a performance without one its id. */
export interface Names {
  readonly judges: Readonly<Record<string, string>>;
  readonly performances?: Readonly<Record<string, string>>;
}

export interface Words {
  readonly judge: (id: string) => string;
  readonly performance: (id: string) => string;
  readonly criterion: (key: string) => string;
  /** Decimals of the protocol. */
  readonly decimals: Decimals;
}
