// Decides what the hall sees. The operator pins a scene or lets the display follow the stage; marks and totals appear
// only when the reveal rule allows them.

import { mayReadAloud, type DisplayScene, type ProtocolState, type Reveal } from '@rampa/kernel';

export interface SceneSetting {
  scene: 'follow' | DisplayScene;
  reveal: Reveal;
}

export interface StageFacts {
  /**
   * The performance that the display is about: the one on stage, or the last one done; null: nothing has happened yet.
   */
  performance: 'onStage' | 'done' | null;
  /** Number of judges whose marks of it are expected. */
  judges: number;
  /** Some judge has marked it. */
  hasMarks: boolean;
  /** Some judge's marks may be shown: he has sent all of them, and the screen shows judges' marks. */
  hasOpenMarks: boolean;
  /** Every judge has sent all his marks of it. */
  allSent: boolean;
  /** The performance is on stage now. */
  isOnStage: boolean;
  /** Its total can be counted. */
  hasTotal: boolean;
  /** The operator has pressed «Показать результат». */
  isReleased: boolean;
  protocol: ProtocolState;
  /** A performance went on stage after the pause was announced. */
  isAfterPause: boolean;
  /** The operator chose a group by name, and some of its rows may be shown. */
  hasChosenLeaders: boolean;
  /** The operator chose a special prize, and it may be shown. */
  hasPrize: boolean;
  /** A running ceremony: what of it the hall may see, if anything; null: none runs. */
  ceremony: 'shown' | 'prize' | 'hidden' | null;
}

/** Whether the values of this performance may be shown. Every place that shows a value asks this first. */
export function mayReveal(
  reveal: Reveal,
  facts: Pick<StageFacts, 'isOnStage' | 'allSent' | 'hasTotal' | 'protocol' | 'isReleased'>,
): boolean {
  if (!facts.allSent || !facts.hasTotal) return false;
  if (reveal === 'whenPublished') return facts.protocol === 'Published';
  if (reveal === 'whenReleased') return facts.isReleased;
  if (reveal === 'afterDone') return !facts.isOnStage;
  return reveal === 'afterAllJudges' || reveal === 'atOnce';
}

/** Whether the marks of judges who have sent all of theirs may be shown while other judges have not. */
export function mayOpenMarks(reveal: Reveal, facts: Pick<StageFacts, 'hasOpenMarks'>): boolean {
  return reveal === 'atOnce' && facts.hasOpenMarks;
}

/**
 * Whether a special prize or a step of the ceremony may be shown: not before the presenter may read it aloud, and not on a screen whose rule still
 * hides results then.
 */
export function mayShowPrize(reveal: Reveal, protocol: ProtocolState, isAwardOrderOpen: boolean): boolean {
  if (reveal === 'never' || (reveal === 'whenPublished' && protocol !== 'Published')) return false;
  return mayReadAloud(protocol, isAwardOrderOpen);
}

/** The scene that the hall sees now: the pinned one, unless its values may not be shown, or what follows the stage. */
export function chooseScene(setting: SceneSetting, facts: StageFacts): DisplayScene {
  switch (setting.scene) {
    case 'follow':
      return facts.ceremony === null ? followed(setting.reveal, facts) : ceremony(facts);
    case 'ceremony':
      return ceremony(facts);
    case 'logo':
    case 'blank':
    case 'next':
    case 'message':
      return setting.scene;
    case 'pause':
      // Nobody has to end a pause: the next performance on stage ends it.
      return facts.performance === 'onStage' && facts.isAfterPause ? followed(setting.reveal, facts) : 'pause';
    case 'current':
    case 'judging':
      return facts.performance ? setting.scene : 'logo';
    case 'result':
      if (mayReveal(setting.reveal, facts) || mayOpenMarks(setting.reveal, facts)) return 'result';
      return withoutValues(setting.reveal, facts);
    case 'leaders':
      return leaders(setting.reveal, facts);
    case 'prize':
      return facts.hasPrize ? 'prize' : 'logo';
  }
}

/** Of a ceremony that may not be shown nothing stands in for it: no result comes back in its middle. */
function ceremony(facts: StageFacts): DisplayScene {
  if (facts.ceremony === 'shown') return 'ceremony';
  return facts.ceremony === 'prize' && facts.hasPrize ? 'prize' : 'logo';
}

/** Each row has its own decision; this only tells whether any row may be shown. */
function leaders(reveal: Reveal, facts: StageFacts): DisplayScene {
  if (facts.hasChosenLeaders) return 'leaders';
  const mayBe = reveal === 'whenPublished' ? facts.protocol === 'Published' : reveal !== 'never';
  if (!mayBe) return withoutValues(reveal, facts);
  return facts.performance ? 'leaders' : 'logo';
}

function followed(reveal: Reveal, facts: StageFacts): DisplayScene {
  if (!facts.performance) return 'logo';
  if (mayReveal(reveal, facts) || mayOpenMarks(reveal, facts)) return 'result';
  if (facts.judges === 0) return 'current';
  if (facts.allSent) return reveal === 'never' ? 'current' : 'judging';
  return facts.performance === 'done' || facts.hasMarks ? 'judging' : 'current';
}

function withoutValues(reveal: Reveal, facts: StageFacts): DisplayScene {
  if (!facts.performance) return 'logo';
  return reveal === 'never' ? 'current' : 'judging';
}
