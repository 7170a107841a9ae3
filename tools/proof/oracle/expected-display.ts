// What the hall may see, and when: computed from the tables alone.

import { groupsOf, stateOf } from './expected-protocol.ts';
import { hasSent, haveAllSent, isRevealed, leadersOf, mayOpen, resultOf } from './expected-values.ts';
import { detailOf, nameOf, nominationOf, shortNames, valuesOf } from './naming.ts';
import type { Standing } from './standing.ts';
import { standingsOf, takesPart } from './standings.ts';
import type { DisplayRow, Tables } from './rows.ts';

const MOST_UPCOMING = 3;
/** No value of the performance. */
const DARK = new Set(['logo', 'blank', 'pause', 'message', 'next']);

export function expectedDisplay(tables: Tables, key: string): unknown {
  const display = tables.displays.find((row) => row.key === key)!;
  if (display.scene === 'leaders' && display.leaders_group !== null) {
    throw new Error('The oracle does not know a group chosen by name');
  }
  const program = display.program_guid;
  if (program === null) throw new Error('The oracle knows displays of one program alone');
  const own = standingsOf(tables).filter(({ item }) => item.program_guid === program && !item.is_withdrawn);
  const current = currentOf(own);
  const waiting = waitingIn(own);
  const next = waiting[0] ?? null;
  const scene = sceneOf(tables, display, current);
  const shown = DARK.has(scene) ? null : current;
  return {
    competitionTitle: tables.competition.title,
    city: tables.competition.city,
    timeZone: tables.competition.time_zone,
    layout: display.layout,
    accent: display.accent,
    ground: display.ground,
    scene,
    block: (current ?? next)?.item.block ?? '',
    lamps: lampsOf(own, current, next),
    current: shown && performerOf(tables, shown),
    next: next && scene !== 'blank' ? briefOf(next) : null,
    upcoming: scene === 'next' ? waiting.slice(1, 1 + MOST_UPCOMING).map(briefOf) : [],
    onStageAt: shown?.item.activity === 'OnStage' ? (shown.item.on_stage_at?.toISOString() ?? null) : null,
    judges: shown ? panelOf(tables, shown) : [],
    result: shown && scene === 'result' ? resultOf(tables, display, shown) : null,
    leaders: shown && scene === 'leaders' ? leadersOf(tables, display, shown) : null,
    // Its rule is tried in the room; the oracle refuses the scene.
    prize: null,
    ceremony: null,
    pause:
      scene === 'pause' && display.pause_until
        ? { title: display.pause_title, until: display.pause_until.toISOString() }
        : null,
    message: scene === 'message' ? display.message : '',
    ...frozenOf(tables, display),
    // These fields are current, whatever picture stays on the screen.
    logo: display.logo,
    background: display.background,
    reload: display.reloads,
  };
}

function briefOf({ item }: Standing) {
  return { number: item.number, name: nameOf(item), detail: detailOf(item) };
}

function performerOf(tables: Tables, { item }: Standing): unknown {
  return {
    number: item.number,
    name: nameOf(item),
    detail: detailOf(item),
    piece: item.piece_title,
    authors: item.authors,
    // Names in the proofs are short enough not to be shortened by a screen.
    nomination: nominationOf(tables, item),
    group: valuesOf(tables, item),
  };
}

function panelOf(tables: Tables, { judges, ...standing }: Standing): unknown {
  const names = shortNames(judges.map((judge) => tables.judges.find(({ guid }) => guid === judge)!.full_name));
  return names.map((name, j) => ({ name, sent: hasSent(standing, j) }));
}

/** The performance on stage, or the last one done. */
function currentOf(own: readonly Standing[]): Standing | null {
  const onStage = own.find(({ item }) => item.activity === 'OnStage');
  if (onStage) return onStage;
  const done = own.filter(({ item }) => item.activity === 'Done');
  const at = ({ item }: Standing): number => item.done_at?.getTime() ?? 0;
  return done.reduce<Standing | null>((last, one) => (last && at(last) > at(one) ? last : one), null);
}

/** Called performances go first; then those that wait, in the order of the program. */
function waitingIn(own: readonly Standing[]): Standing[] {
  const isCalled = ({ item }: Standing) => item.activity === 'Ready';
  return own
    .filter(({ item }) => item.activity === 'Waiting' || item.activity === 'Ready')
    .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
}

function lampsOf(own: readonly Standing[], current: Standing | null, next: Standing | null): unknown {
  const block = (current ?? next)?.item.block ?? '';
  const lit = own.filter(({ item }) => item.block === block && takesPart(item));
  return {
    count: lit.length,
    done: lit.filter(({ item }) => item.activity === 'Done').length,
    current: current ? lit.indexOf(current) : -1,
  };
}

function sceneOf(tables: Tables, display: DisplayRow, current: Standing | null): string {
  const { scene, reveal, pause_at } = display;
  switch (scene) {
    case 'logo':
    case 'blank':
    case 'next':
    case 'message':
      return scene;
    case 'pause': {
      // A pause ends by itself with the next performance on stage.
      const went = current?.item.activity === 'OnStage' ? current.item.on_stage_at : null;
      return pause_at && went && went >= pause_at ? followed(tables, display, current) : 'pause';
    }
    case 'follow':
      return followed(tables, display, current);
    case 'current':
    case 'judging':
      return current ? scene : 'logo';
    case 'result':
      if (current && (isRevealed(tables, display, current) || mayOpen(display, current))) return 'result';
      return withoutValues(display, current);
    case 'leaders': {
      const isOut = current !== null && stateOf(tables, current.item.program_guid) === 'Published';
      if (reveal === 'never' || (reveal === 'whenPublished' && !isOut)) return withoutValues(display, current);
      return current ? 'leaders' : 'logo';
    }
    default:
      throw new Error(`The oracle does not know the scene ${scene}`);
  }
}

function withoutValues({ reveal }: DisplayRow, current: Standing | null): string {
  if (!current) return 'logo';
  return reveal === 'never' ? 'current' : 'judging';
}

function followed(tables: Tables, display: DisplayRow, current: Standing | null): string {
  if (!current) return 'logo';
  if (isRevealed(tables, display, current) || mayOpen(display, current)) return 'result';
  if (current.judges.length === 0) return 'current';
  if (haveAllSent(current)) return withoutValues(display, current);
  const hasMarks = current.judges.some((_, j) => hasSent(current, j) || current.marks[j]!.some((one) => one !== null));
  return current.item.activity === 'Done' || hasMarks ? 'judging' : 'current';
}

/** A frozen picture stays as stored while each performance whose values it holds may still be shown. */
function frozenOf(tables: Tables, display: DisplayRow): Record<string, unknown> | null {
  const { frozen } = display;
  if (!frozen) return null;
  const { items, program, view } = frozen;
  const known = program === null ? [] : groupsOf(tables, program).flat();
  const isOpen = display.reveal === 'atOnce' && display.show_judge_marks;
  const mayStay = (guid: string): boolean => {
    const standing = known.find(({ item }) => item.guid === guid);
    return standing !== undefined && (isOpen || isRevealed(tables, display, standing));
  };
  return program === null || items.every(mayStay) ? view : null;
}
