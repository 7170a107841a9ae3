// The closed vote of the jury for the absolute Гран-при: who has won, and what is told of it.

export interface BallotCount {
  /** Votes by candidate, in the order given. */
  readonly votes: ReadonlyMap<string, number>;
  readonly abstained: number;
  /** Who has more votes than anybody else; null: nobody. */
  readonly winner: string | null;
  /** Who share the most votes: the jury votes again among them. */
  readonly tied: readonly string[];
}

/**
 * `said`: one for each judge who has voted, null where he abstains. Most votes win; equals win nothing, and a vote for
 * somebody who is no candidate counts for nobody.
 */
export function countBallot(candidates: readonly string[], said: readonly (string | null)[]): BallotCount {
  const votes = new Map(candidates.map((one) => [one, 0]));
  for (const one of said) if (one !== null && votes.has(one)) votes.set(one, votes.get(one)! + 1);
  const most = Math.max(0, ...votes.values());
  const best = most === 0 ? [] : candidates.filter((one) => votes.get(one) === most);
  return {
    ...{ votes, abstained: said.filter((one) => one === null).length },
    winner: best.length === 1 ? best[0]! : null,
    tied: best.length > 1 ? best : [],
  };
}

export type BallotState = 'Open' | 'Sealed' | 'Released';

const NEXT: Record<BallotState, readonly BallotState[]> = { Open: ['Sealed'], Sealed: ['Released'], Released: [] };

/** Sealed before it is released, and never opened again: nobody votes who may know how the others did. */
export function mayBecome(from: BallotState, to: BallotState): boolean {
  return NEXT[from].includes(to);
}
