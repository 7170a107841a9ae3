// The recount of one ranking group: totals, places, titles, and the way to them.
import { planOf, type Plan } from './plan.ts';
import { placeByJudges } from './places.ts';
import type { PlacedField } from './place-points.ts';
import { addsUp, fewerIsBetter, ranksByPlaces, scaleOf, trimOf, type ScoringScheme } from '@rampa/jury/domain';
import { scoreSheet, type Scored } from './score.ts';
import { sheetOf } from './sheet.ts';
import { breakTie, type TieContext } from './ties.ts';
import { assignTitles } from './titles.ts';
import { resultOf } from './result.ts';
import type { Placing, TieLog, TitleLog } from './derivation.ts';
import type { GroupFault, GroupResult } from './result-types.ts';
import type { GroupInput } from './types.ts';

/**
 * Counts a group by its scheme. The performances complete so far are ranked among themselves. Throws nothing for bad
 * marks: what does not belong is left out and named in `faults`; while a blocking fault stands
 * there are no places (and no totals where these are made of places).
 * The scheme is trusted (validateScheme). Source of the methods: the scheme's own rule, see scheme.ts and presets.ts.
 */
export function rankGroup(scheme: ScoringScheme, group: GroupInput): GroupResult {
  const whole = planOf(scheme, group.judges);
  // Until somebody is named, nobody is passed over.
  const plan = {
    ...whole,
    namesBest: whole.namesBest && group.performances.some(({ marks }) => marks.some(({ value }) => value !== null)),
  };
  const faults: GroupFault[] = [];
  const scored = group.performances.map((performance) => scoreSheet(plan, sheetOf(plan, performance, faults)));
  findEmptyPanels(plan, scored, faults);
  findReasonless(group, faults);
  const complete = scored.filter((one) => one.complete);
  findUnequalPanels(scheme, scored, faults);
  const field = plan.per === 'places' ? placeByJudges(plan, complete, faults) : null;
  const ranked = field?.scored ?? complete;
  let at = 0;
  const all = scored.map((one) => (one.complete ? ranked[at++]! : one));
  const blocked = faults.some(({ blocking }) => blocking);
  const placed = blocked ? null : field;
  const titles = group.titles ?? [];
  const bottom = scaleOf(scheme, group.judges.length)?.min ?? null;
  const context = { plan, titles, bottom, decisions: group.chairDecisions ?? [] };
  const order = blocked ? NOTHING : placeAll(context, ranked, placed);
  const totals = new Map(ranked.map((one, i) => [one, placed ? placed.totals[i]! : one.total]));
  const given = titlesOf(group, all, totals, order, bottom, faults);
  return {
    performances: all.map((one) =>
      resultOf(plan, one, totals.get(one) ?? null, order.placings.get(one) ?? null, given.get(one) ?? null),
    ),
    ranking: order.ranking.map(({ sheet }) => sheet.input.performance),
    provisional: ranked.length < scored.length,
    faults,
    openTies: order.open,
  };
}

interface Order {
  readonly ranking: readonly Scored[];
  readonly placings: ReadonlyMap<Scored, Placing>;
  readonly open: readonly (readonly string[])[];
}

const NOTHING: Order = { ranking: [], placings: new Map(), open: [] };

function placeAll(context: TieContext, ranked: readonly Scored[], placed: PlacedField | null): Order {
  const keyOf = ranked.map((one, i) => (placed ? placed.keys[i]! : one.total!));
  const sign = fewerIsBetter(context.plan.scheme) ? 1 : -1;
  const order = ranked.map((_, i) => i).sort((a, b) => sign * (keyOf[a]! - keyOf[b]!) || a - b);
  const keys = order.map((i) => keyOf[i]!);
  const sets: { members: readonly Scored[]; key: number; tie: TieLog | null }[] = [];
  const open: (readonly string[])[] = [];
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && keys[to] === keys[from]) to++;
    const equal = order.slice(from, to).map((i) => ranked[i]!);
    const tie = equal.length > 1 ? breakTie(context, equal, keys[from]!) : null;
    for (const members of tie?.classes ?? [equal]) sets.push({ members, key: keys[from]!, tie: tie?.log ?? null });
    if (tie) open.push(...tie.open);
    from = to;
  }
  return { ranking: sets.flatMap(({ members }) => members), placings: number(context.plan, sets, keys, placed), open };
}

function number(
  plan: Plan,
  sets: readonly { members: readonly Scored[]; key: number; tie: TieLog | null }[],
  keys: readonly number[],
  placed: PlacedField | null,
): Map<Scored, Placing> {
  const placings = new Map<Scored, Placing>();
  const sizes = sets.map(({ members }) => members.length);
  let above = 0;
  for (const [at, { members, key, tie }] of sets.entries()) {
    const place = plan.scheme.numbering === 'dense' ? at + 1 : above + 1;
    const shared = members.length > 1;
    const placing: Placing = { place, shared, key, keys, sets: sizes, at, tie, field: placed?.field ?? null };
    for (const member of members) placings.set(member, placing);
    above += members.length;
  }
  return placings;
}

function titlesOf(
  group: GroupInput,
  scored: readonly Scored[],
  totals: ReadonlyMap<Scored, number | null>,
  order: Order,
  bottom: number | null,
  faults: GroupFault[],
): Map<Scored, TitleLog> {
  const given = new Map<Scored, TitleLog>();
  if (!group.titles || group.titles.length === 0) return given;
  const entries = scored.map((one) => ({
    performance: one.sheet.input.performance,
    group: '',
    nomination: '',
    total: totals.get(one) ?? null,
    place: order.placings.get(one)?.place ?? null,
  }));
  const { assignments, contested } = assignTitles(group.titles, entries, group.manualTitles, bottom);
  for (const [i, { rule, byJury, displacedFrom }] of assignments.entries()) {
    if (rule) given.set(scored[i]!, { rule, byJury, displacedFrom });
  }
  for (const { rule, performances } of contested) {
    faults.push({ code: 'uniqueTitleContested', blocking: false, performances, rule });
  }
  return given;
}

function findEmptyPanels(plan: Plan, scored: readonly Scored[], faults: GroupFault[]): void {
  const empty = scored.filter(({ sheet }) => plan.judges.length === 0 || sheet.abstains.every(Boolean));
  if (empty.length === 0) return;
  const performances = empty.map(({ sheet }) => sheet.input.performance);
  faults.push({ code: 'noPanel', blocking: false, performances });
}

function findReasonless(group: GroupInput, faults: GroupFault[]): void {
  for (const { performances, reason } of group.chairDecisions ?? []) {
    if (reason.trim() === '') faults.push({ code: 'decisionWithoutReason', blocking: false, performances });
  }
}

/**
 * A sum over fewer judges is smaller, and places given among fewer performances do not compare, so an abstention would
 * move everybody. Only abstentions are read, so the organizer is warned before the marks are in. Points by place have
 * it so by their rule: nobody gives points to his own.
 */
function findUnequalPanels(scheme: ScoringScheme, scored: readonly Scored[], faults: GroupFault[]): void {
  const { method } = scheme;
  const sums = addsUp(method) && !(method.kind === 'sum' && method.unequalPanels === 'scale');
  if (!sums && (!ranksByPlaces(scheme) || method.kind === 'placePoints')) return;
  const panels = scored.filter(({ sheet }) => !sheet.abstains.every(Boolean));
  const size = ({ sheet }: Scored): number => {
    const present = sheet.abstains.filter((abstains) => !abstains).length;
    const { high, low } = trimOf(method, present);
    return present - high - low;
  };
  const full = Math.max(0, ...panels.map(size));
  const known = panels[0]?.sheet.abstains.map((_, j) => panels.some(({ sheet }) => !sheet.abstains[j])) ?? [];
  const short = panels.filter((one) =>
    sums ? size(one) !== full : one.sheet.abstains.some((abstains, j) => abstains && known[j]),
  );
  if (short.length === 0) return;
  const performances = short.map(({ sheet }) => sheet.input.performance);
  faults.push({ code: 'unequalPanels', blocking: true, performances });
}
