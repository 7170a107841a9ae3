// What a judge sees of the other judges: nothing before the protocol is closed, and then only what the organizer allows.

import { CLOSED_STATES, type ProtocolState, type SeeingOthers } from '@rampa/kernel';

export function maySeeOthers(seeing: SeeingOthers, state: ProtocolState): boolean {
  return seeing !== 'none' && CLOSED_STATES.has(state);
}

interface Marked {
  readonly judges: readonly { readonly guid: string; readonly fullName: string }[];
  readonly criteria: readonly {
    readonly guid: string;
    readonly title: string;
    readonly min: number;
    readonly step: number;
  }[];
  readonly groups: readonly {
    readonly rows: readonly {
      readonly itemGuid: string;
      readonly byJudge: readonly {
        readonly total: number | null;
        /** Marks that are asked of him. */
        readonly expected: number;
        readonly abstained: boolean;
        readonly marks: readonly (number | null)[];
      }[];
    }[];
  }[];
}

export interface SeenOthers {
  judges: { name: string; isSelf: boolean }[];
  criteria: { guid: string; title: string; min: number; step: number }[];
  items: {
    guid: string;
    byJudge: { judge: number; total: number | null; abstained: boolean; marks: (number | null)[] }[];
  }[];
}

export interface Seeing {
  /** Who looks. */
  judge: string;
  isNamed: boolean;
  /** Performances of his own sheet. */
  own: ReadonlySet<string>;
}

/** Marks and each judge's own total; comments, places and who was struck out are left out. */
export function seenOthers({ judges, criteria, groups }: Marked, { judge, isNamed, own }: Seeing): SeenOthers {
  const order = isNamed ? judges.map((_, at) => at) : scattered(judges);
  const rows = groups.flatMap((group) => group.rows).filter(({ itemGuid }) => own.has(itemGuid));
  return {
    judges: order.map((at, place) => ({
      name: isNamed ? judges[at]!.fullName : `Судья\u00A0${place + 1}`,
      isSelf: judges[at]!.guid === judge,
    })),
    criteria: criteria.map(({ guid, title, min, step }) => ({ guid, title, min, step })),
    items: rows.map(({ itemGuid, byJudge }) => ({
      guid: itemGuid,
      byJudge: order.flatMap((at, place) => {
        const { total, expected, abstained, marks } = byJudge[at]!;
        return expected > 0 || abstained ? [{ judge: place, total, abstained, marks: [...marks] }] : [];
      }),
    })),
  };
}

/** The end of a guid is random: the jury's own order, which everybody knows, would name the judges. */
function scattered(judges: Marked['judges']): number[] {
  const end = (at: number) => judges[at]!.guid.slice(-12);
  return judges.map((_, at) => at).toSorted((one, other) => (end(one) < end(other) ? -1 : 1));
}
