// What the hall sees now. The operator pins a scene or lets the display follow the stage; either way values appear only
// when the reveal rule allows them.

import type { DisplayScene, ProtocolState } from '@rampa/kernel';

/** As soon as every judge has sent, when the protocol is published, or never. */
export type Reveal = 'afterAllJudges' | 'whenPublished' | 'never';

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
  /** Every judge has sent all his marks of it. */
  allSent: boolean;
  /** Its total can be counted. */
  hasTotal: boolean;
  protocol: ProtocolState;
}

/** May the values of this performance be shown? Anybody who shows one asks this first. */
export function mayReveal(reveal: Reveal, facts: Pick<StageFacts, 'allSent' | 'hasTotal' | 'protocol'>): boolean {
  if (!facts.allSent || !facts.hasTotal) return false;
  if (reveal === 'whenPublished') return facts.protocol === 'Published';
  return reveal === 'afterAllJudges';
}

export function chooseScene(setting: SceneSetting, facts: StageFacts): DisplayScene {
  switch (setting.scene) {
    case 'follow':
      return followed(setting.reveal, facts);
    case 'logo':
    case 'blank':
      return setting.scene;
    case 'current':
    case 'judging':
      return facts.performance ? setting.scene : 'logo';
    case 'result':
      if (mayReveal(setting.reveal, facts)) return 'result';
      return withoutValues(setting.reveal, facts);
    case 'leaders':
      // Which rows may be seen is decided row by row; here only whether there may be any.
      if (setting.reveal === 'afterAllJudges') return facts.performance ? 'leaders' : 'logo';
      if (setting.reveal === 'whenPublished' && facts.protocol === 'Published')
        return facts.performance ? 'leaders' : 'logo';
      return withoutValues(setting.reveal, facts);
  }
}

function followed(reveal: Reveal, facts: StageFacts): DisplayScene {
  if (!facts.performance) return 'logo';
  if (mayReveal(reveal, facts)) return 'result';
  if (facts.judges === 0) return 'current';
  if (facts.allSent) return reveal === 'never' ? 'current' : 'judging';
  return facts.performance === 'done' || facts.hasMarks ? 'judging' : 'current';
}

function withoutValues(reveal: Reveal, facts: StageFacts): DisplayScene {
  if (!facts.performance) return 'logo';
  return reveal === 'never' ? 'current' : 'judging';
}
