// The shape of an explained result, for screens and protocols.
import type { Decimals } from '@rampa/jury/domain';

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
  /** Its lines are rows or columns of the grid. */
  readonly inGrid?: boolean;
}

export interface GridCell {
  readonly text: string;
  readonly struck: boolean;
}

/** Judges down, criteria across. */
export interface ExplanationGrid {
  /** `weight`: «× 2», empty where it is one. */
  readonly criteria: readonly { readonly title: string; readonly weight: string }[];
  /** Null where the panel does not count the totals of its judges. */
  readonly totalTitle: string | null;
  readonly rows: readonly {
    readonly judge: string;
    readonly marks: readonly GridCell[];
    readonly total: GridCell | null;
    readonly note: string;
  }[];
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
