// The steps of a random day, and days made of them: each step at least once, in any order.

import fc from 'fast-check';
import type { ProtocolState } from '@rampa/kernel';

export const JUDGES = 3;
export const ITEMS = 3;
export const POINTS = 2;

/** How one copy of a submission travels: its node, its delay, and whether its answer returns. */
export interface Delivery {
  node: number;
  wait: number;
  answerWait: number;
  isAnswerLost: boolean;
}

export interface TapStep {
  do: 'tap';
  judge: number;
  /** From his second tablet. */
  spare: boolean;
  item: number;
  point: number;
  /** Null clears the mark. */
  value: number | null;
  deliveries: readonly Delivery[];
}

export type Step =
  | TapStep
  /** A cell that the tablet has tapped before. */
  | { do: 'edit'; judge: number; spare: boolean; entry: number; value: number | null; deliveries: readonly Delivery[] }
  /** All marks of one performance, each sent by itself, in any order. */
  | { do: 'fill'; judge: number; item: number; value: number; deliveries: readonly Delivery[] }
  /** All at the same time. */
  | { do: 'together'; taps: readonly TapStep[]; also: 'nothing' | 'turn' | 'clear'; to: Turn }
  | { do: 'stage'; item: number }
  | { do: 'clear' | 'publish' | 'open' | 'look' | 'backup' }
  /** Either the copy has a new epoch, or a gateway must notice. */
  | { do: 'restore'; writesEpoch: boolean }
  | { do: 'turn'; to: Turn }
  | { do: 'revoke' | 'relink'; judge: number }
  | { do: 'cut' | 'rejoin' | 'hop' | 'drop'; screen: number }
  | { do: 'down' | 'up'; process: ProcessName };

export type Kind = Step['do'];
export type Turn = Exclude<ProtocolState, 'Draft'>;
export type ProcessName = 'node-0' | 'node-1' | 'redis';

const judge = fc.nat(JUDGES - 1);
const item = fc.nat(ITEMS - 1);
const screen = fc.nat(30);
const value = fc.option(
  fc.nat(100).map((tenths) => tenths * 100),
  { freq: 6 },
);
const delivery = fc.record({
  node: fc.nat(1),
  wait: fc.nat(30),
  answerWait: fc.nat(30),
  isAnswerLost: fc.boolean(),
});
const deliveries = fc.array(delivery, { maxLength: 3 });
const to = fc.constantFrom<Turn>('Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn');
const spare = fc.nat(3).map((roll) => roll === 0);
const tap: fc.Arbitrary<TapStep> = fc.record({
  do: fc.constant('tap' as const),
  ...{ judge, spare, item, point: fc.nat(POINTS - 1), value, deliveries },
});
const fill = fc.record({
  do: fc.constant('fill' as const),
  ...{ judge, item, deliveries, value: fc.nat(100).map((tenths) => tenths * 100) },
});
const edit = fc.record({ do: fc.constant('edit' as const), judge, spare, entry: fc.nat(50), value, deliveries });
const together = fc.record({
  do: fc.constant('together' as const),
  taps: fc.array(tap, { minLength: 2, maxLength: 6 }),
  also: fc.constantFrom('nothing' as const, 'turn' as const, 'clear' as const),
  to,
});
const turn = fc.record({ do: fc.constant('turn' as const), to });
const plain = <K extends 'clear' | 'publish' | 'open' | 'look' | 'backup'>(what: K) => fc.constant({ do: what });
const onScreen = <K extends 'cut' | 'rejoin' | 'hop' | 'drop'>(what: K) => fc.record({ do: fc.constant(what), screen });
const ofJudge = <K extends 'revoke' | 'relink'>(what: K) => fc.record({ do: fc.constant(what), judge });
const ofProcess = <K extends 'down' | 'up'>(what: K) =>
  fc.record({ do: fc.constant(what), process: fc.constantFrom<ProcessName>('node-0', 'node-1', 'redis') });

const anything: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: tap },
  { weight: 4, arbitrary: edit },
  { weight: 4, arbitrary: fill },
  { weight: 3, arbitrary: together },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stage' as const), item }) },
  { weight: 3, arbitrary: plain('open') },
  { weight: 2, arbitrary: turn },
  { weight: 2, arbitrary: fc.oneof(onScreen('cut'), onScreen('rejoin'), onScreen('hop'), onScreen('drop')) },
  { weight: 1, arbitrary: fc.oneof(ofJudge('revoke'), ofJudge('relink')) },
  { weight: 1, arbitrary: fc.oneof(ofProcess('down'), ofProcess('up')) },
  { weight: 1, arbitrary: plain('look') },
);

/** Steps that every day has, each pair in order, with other steps in between. */
const MUST: fc.Arbitrary<Step>[] = [
  fill,
  plain('backup'),
  edit,
  together,
  fc.record({ do: fc.constant('down' as const), process: fc.constant('redis' as const) }),
  onScreen('cut'),
  onScreen('hop'),
  onScreen('drop'),
  plain('look'),
  plain('publish'),
  turn,
  plain('look'),
  plain('open'),
  fc.record({ do: fc.constant('up' as const), process: fc.constant('redis' as const) }),
  plain('clear'),
  fill,
  fc.record({ do: fc.constant('down' as const), process: fc.constantFrom<ProcessName>('node-0', 'node-1') }),
  ofJudge('revoke'),
  onScreen('rejoin'),
  fill,
  plain('look'),
  fc.record({ do: fc.constant('restore' as const), writesEpoch: fc.boolean() }),
  fill,
];

/** Inserts `extras` further steps at random positions. */
export function dayOf(extras: { least: number; most: number }): fc.Arbitrary<Step[]> {
  const more = fc.array(fc.tuple(fc.nat(1_000), anything), { minLength: extras.least, maxLength: extras.most });
  return fc.tuple(fc.tuple(...MUST), more).map(([must, among]) => {
    const steps: Step[] = [...must];
    for (const [at, step] of among) steps.splice(at % (steps.length + 1), 0, step);
    return steps;
  });
}

/** Steps alone, for a day that only needs marks. */
export const marksAlone: fc.Arbitrary<Step[]> = fc.array(fc.oneof(tap, edit, fill), { minLength: 15, maxLength: 15 });
