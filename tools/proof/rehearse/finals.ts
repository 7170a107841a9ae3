// Ballroom competitions as files, in either of the two shapes that we know, as finals and preliminary rounds.
//
// `heats`: finals alone, each couple with its marks by dance and judge. `rounds`: whole tournaments, preliminary rounds
// with crosses, finals with places or with marks by component.

export interface Couple {
  bib: string;
  place: number;
}

export interface Final {
  title: string;
  couples: readonly Couple[];
  /** Places by dance, couple and judge; or, where judges gave marks, thousandths by criterion, couple and judge. */
  given: { kind: 'places'; places: number[][][] } | { kind: 'marks'; marks: (number | null)[][][] };
  /** The source contradicts the rules (decided otherwise, or mistyped). */
  isExcluded: boolean;
  /** A tie that the system cannot break; the source prints its places in some order. */
  isUnbroken: boolean;
}

export interface Preliminary {
  title: string;
  couples: readonly string[];
  /** By dance and judge: whom he marked. */
  crosses: string[][][];
  advancing: readonly string[];
}

export interface Tournament {
  finals: Final[];
  preliminaries: Preliminary[];
}

interface Heats {
  name: string;
  heats: {
    heat: string;
    couples: { bib: string; marks: number[][]; official_final_place: number }[];
    unbroken_tie: boolean;
    recount_agrees: boolean;
  }[];
}

type ByJudge<Given> = Record<string, Record<string, Record<string, Given>>>;

interface Round {
  name: string;
  dances: string[];
  marking_crosses?: ByJudge<boolean>;
  dtv_ranks?: ByJudge<number>;
  wdsf_scores?: ByJudge<Record<string, number>>;
}

interface Rounds {
  name: string;
  participants: { bib_number: number | string; final_rank: number }[];
  rounds: Round[];
}

/** Null for a file of another shape. */
export function readTournament(file: unknown): Tournament | null {
  if (file === null || typeof file !== 'object') return null;
  if ('heats' in file && Array.isArray(file.heats)) return fromHeats(file as unknown as Heats);
  if ('rounds' in file && Array.isArray(file.rounds)) return fromRounds(file as unknown as Rounds);
  return null;
}

function fromHeats({ name, heats }: Heats): Tournament {
  const finals = heats.map((heat): Final => {
    const dances = heat.couples[0]!.marks.keys();
    return {
      title: `${name} · ${heat.heat}`,
      couples: heat.couples.map(({ bib, official_final_place }) => ({ bib, place: official_final_place })),
      given: {
        kind: 'places',
        places: Array.from(dances, (dance) => heat.couples.map(({ marks }) => marks[dance]!)),
      },
      isExcluded: !heat.recount_agrees,
      isUnbroken: heat.unbroken_tie,
    };
  });
  return { finals, preliminaries: [] };
}

function fromRounds({ name, participants, rounds }: Rounds): Tournament {
  const last = rounds.at(-1);
  const official = new Map(participants.map((one) => [String(one.bib_number), one.final_rank]));
  const preliminaries = rounds.flatMap((round, index) => {
    const next = rounds[index + 1];
    return round.marking_crosses && next ? [preliminaryOf(name, round, round.marking_crosses, next)] : [];
  });
  const final = last && finalOf(`${name} · ${last.name}`, last, official);
  return { finals: final ? [final] : [], preliminaries };
}

function finalOf(title: string, round: Round, official: ReadonlyMap<string, number>): Final | null {
  const given = round.dtv_ranks ?? round.wdsf_scores;
  if (!given) return null;
  const judges = Object.keys(given);
  const bibs = couplesOf(round);
  const common = {
    title,
    couples: bibs.map((bib) => ({ bib, place: official.get(bib)! })),
    isExcluded: false,
    isUnbroken: false,
  };
  const { dtv_ranks: ranks, wdsf_scores: scores } = round;
  if (ranks) {
    const places = round.dances.map((dance) => bibs.map((bib) => judges.map((judge) => ranks[judge]![bib]![dance]!)));
    return { ...common, given: { kind: 'places', places } };
  }
  const components = Object.keys(scores![judges[0]!]![bibs[0]!]![round.dances[0]!]!).filter((one) => one !== 'total');
  const marks = round.dances.flatMap((dance) =>
    components.map((component) =>
      bibs.map((bib) => judges.map((judge) => markOf(scores![judge]![bib]![dance]![component]!))),
    ),
  );
  return { ...common, given: { kind: 'marks', marks } };
}

/** 0.0: this judge does not mark this component. */
function markOf(value: number): number | null {
  return value === 0 ? null : Math.round(value * 1000);
}

function preliminaryOf(name: string, round: Round, crosses: ByJudge<boolean>, next: Round): Preliminary {
  const couples = couplesOf(round);
  const marked = (dance: string) =>
    Object.values(crosses).map((given) => couples.filter((bib) => given[bib]![dance] === true));
  return {
    title: `${name} · ${round.name}`,
    couples,
    crosses: round.dances.map(marked),
    // Who came into the next round past this one tells nothing about it.
    advancing: couplesOf(next).filter((bib) => couples.includes(bib)),
  };
}

function couplesOf({ marking_crosses, dtv_ranks, wdsf_scores }: Round): string[] {
  return Object.keys(Object.values(marking_crosses ?? dtv_ranks ?? wdsf_scores ?? {})[0] ?? {});
}
