// The ceremony in the hall: the step that its leader has reached, and nothing that comes after it.

import type { DisplayView, ProgramItemView } from '@rampa/contract';
import { mayShowPrize } from '@rampa/display/domain';
import type { Guid, ProtocolState } from '@rampa/kernel';
import { ceremonySteps, type CalledRow, type CeremonyStep } from '@rampa/program/domain';
import type { DisplayRow } from '../queries/display-rows.ts';
import { nextOf, performerOf } from './display-parts.ts';
import type { CeremonyMoment, GivenPrize } from './frozen-names.ts';
import type { Stage } from './stage.ts';

type Face = NonNullable<DisplayView['ceremony']>;

export interface ShownCeremony {
  moment: CeremonyMoment;
  /** Of a prize that is named: its own scene shows it. */
  prize: GivenPrize | null;
  face: Face;
  /** Performances whose points stand in the picture. */
  items: Guid[];
}

/** Null: no ceremony runs; `hidden`: one runs, but the hall may see nothing of it. */
export async function shownCeremony(stage: Stage, display: DisplayRow): Promise<ShownCeremony | 'hidden' | null> {
  const program = display.programGuid;
  const running = program ? await stage.ceremony(program) : null;
  if (!program || !running) return null;
  const { step, hasPoints, absent } = running.run;
  return (await ceremonyAt(stage, display, { program, step, hasPoints, absent: [...absent] })) ?? 'hidden';
}

/** Null while it may not be shown on this screen, and when its step is not in the order any more. */
export async function ceremonyAt(
  stage: Stage,
  { reveal }: Pick<DisplayRow, 'reveal'>,
  moment: CeremonyMoment,
): Promise<ShownCeremony | null> {
  if (!(await stage.exists(moment.program))) return null;
  const { protocolState, isAwardOrderOpen, items } = await stage.program(moment.program);
  if (!mayShowPrize(reveal, protocolState as ProtocolState, isAwardOrderOpen)) return null;
  const running = await stage.ceremony(moment.program);
  const parts = running ? running.parts : await stage.awarding(moment.program);
  const steps = ceremonySteps(parts, moment);
  const at = steps.findIndex(({ key }) => key === moment.step);
  const step = steps[at];
  if (!step) return null;
  const row = step.calling?.rows[0];
  const isPrizeNamed = step.calling?.kind === 'prize' && step.kind === 'title';
  const names = new Map(items.map((item) => [item.guid, nextOf(item)]));
  return {
    moment,
    prize: isPrizeNamed && row?.prizeGuid ? { prizeGuid: row.prizeGuid, prizeItemGuid: row.itemGuid } : null,
    face: { ...faceOf(step, names), ...(await groupOf(stage, step, items)), lamps: lampsOf(steps, at) },
    items: step.kind === 'points' ? step.calling.rows.map(({ itemGuid }) => itemGuid) : [],
  };
}

const NOTHING = {
  isGrandPrix: false,
  isLate: false,
  nomination: '',
  group: '',
  award: null,
  giver: '',
  place: null,
  placeTo: null,
};

/** Who comes up is called first; for a Гран-при and a prize it is said first what for. */
function faceOf(step: CeremonyStep, names: ReadonlyMap<Guid, ReturnType<typeof nextOf>>): Omit<Face, 'lamps'> {
  const { calling, kind } = step;
  if (!calling) return { ...NOTHING, step: step.key === 'opening' ? 'opening' : 'closing', people: [] };
  const row = calling.rows[0]!;
  const isNamed = kind !== 'call' || calling.kind === 'award';
  const isTitled = kind !== 'call' || calling.kind !== 'award';
  const { place, placeTo } = kind === 'call' ? NOTHING : row;
  return {
    ...{ ...NOTHING, step: kind, isGrandPrix: calling.kind === 'grandPrix', isLate: calling.isLate },
    ...{ award: isTitled ? row.award : null, giver: isTitled ? row.giver : '', place, placeTo },
    people: isNamed
      ? calling.rows.map((one) => ({ ...personOf(one, names), total: kind === 'points' ? one.total : null }))
      : [],
  };
}

/** Among whom the title was given; said together with the name. */
async function groupOf(
  stage: Stage,
  { calling, kind }: CeremonyStep,
  items: readonly ProgramItemView[],
): Promise<Pick<Face, 'nomination' | 'group'>> {
  const isSaid = calling?.kind === 'award' || (calling?.kind === 'grandPrix' && kind !== 'call');
  const item = isSaid ? items.find(({ guid }) => guid === calling.rows[0]!.itemGuid) : undefined;
  if (!item) return { nomination: '', group: '' };
  const { nomination, group } = performerOf(item, await stage.nominationOnScreen(item.nomination, item.nominationGuid));
  return { nomination, group };
}

function personOf({ itemGuid }: CalledRow, names: ReadonlyMap<Guid, ReturnType<typeof nextOf>>) {
  const { number, name, detail } = names.get(itemGuid) ?? { number: '', name: '', detail: '' };
  return { number, name, detail };
}

/** A lamp for each calling; lit once it is over or here. */
function lampsOf(steps: readonly CeremonyStep[], at: number): Face['lamps'] {
  const keys = [...new Set(steps.flatMap(({ calling }) => (calling ? [calling.key] : [])))];
  const step = steps[at]!;
  const lit = step.calling ? keys.indexOf(step.calling.key) + 1 : step.key === 'opening' ? 0 : keys.length;
  return { count: keys.length, lit };
}
