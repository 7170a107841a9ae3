// What the hall sees now. The operator pins a scene or lets the display follow the stage; either way values appear only
// when the reveal rule allows them.

import type { DisplayScene, ProtocolState, Reveal } from '@rampa/kernel';

export interface SceneSetting {
  scene: 'follow' | DisplayScene;
  reveal: Reveal;
}

export interface StageFacts {
  /** The performance that the display is about: on stage, or the last one done; null: nothing has happened yet. */
  performance: 'onStage' | 'done' | null;
  /** Judges from whom marks of it are expected. */
  judges: number;
  /** Some judge has given it a mark. */
  hasMarks: boolean;
  /** Some judge's own marks may be opened: he has sent them all, and the screen shows judges' marks. */
  hasOpenMarks: boolean;
  /** Every judge has sent all his marks of it. */
  allSent: boolean;
  /** It is being performed now. */
  isOnStage: boolean;
  /** Its total can be counted. */
  hasTotal: boolean;
  /** The operator has pressed «Показать результат». */
  isReleased: boolean;
  protocol: ProtocolState;
  /** It went on stage after the pause was announced. */
  isAfterPause: boolean;
  /** A group was chosen by name and some of its rows may be shown. */
  hasChosenLeaders: boolean;
}

/** May the values of this performance be shown? Anybody who shows one asks this first. */
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

/** May the marks of those judges who have sent all theirs be shown while the others have not? */
export function mayOpenMarks(reveal: Reveal, facts: Pick<StageFacts, 'hasOpenMarks'>): boolean {
  return reveal === 'atOnce' && facts.hasOpenMarks;
}

export function chooseScene(setting: SceneSetting, facts: StageFacts): DisplayScene {
  switch (setting.scene) {
    case 'follow':
      return followed(setting.reveal, facts);
    case 'logo':
    case 'blank':
    case 'next':
    case 'message':
      return setting.scene;
    case 'pause':
      // Nobody has to end a pause: the next performance on stage does.
      return facts.performance === 'onStage' && facts.isAfterPause ? followed(setting.reveal, facts) : 'pause';
    case 'current':
    case 'judging':
      return facts.performance ? setting.scene : 'logo';
    case 'result':
      if (mayReveal(setting.reveal, facts) || mayOpenMarks(setting.reveal, facts)) return 'result';
      return withoutValues(setting.reveal, facts);
    case 'leaders':
      return leaders(setting.reveal, facts);
  }
}

/** Which rows may be seen is decided row by row; here only whether there may be any. */
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
