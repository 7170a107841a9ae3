// What a screen may show and when a result appears, in words.

import { DISPLAY_SCENES, type DisplayScene } from '@rampa/kernel';

export type SceneChoice = 'follow' | DisplayScene;
export type Reveal = 'afterAllJudges' | 'whenPublished' | 'never';

export const SCENE_WORDS: Record<SceneChoice, string> = {
  follow: 'за программой',
  logo: 'логотип',
  current: 'номер',
  judging: 'судят',
  result: 'результат',
  leaders: 'лидеры',
  blank: 'чёрный экран',
};

export const REVEAL_WORDS: Record<Reveal, string> = {
  afterAllJudges: 'когда оценили все судьи',
  whenPublished: 'после публикации протокола',
  never: 'никогда',
};

export const SCENE_OPTIONS = (['follow', ...DISPLAY_SCENES] as const).map((value) => ({
  value,
  label: SCENE_WORDS[value],
}));
export const REVEAL_OPTIONS = Object.entries(REVEAL_WORDS).map(([value, label]) => ({ value, label }));

export function sceneOf(scene: string): SceneChoice {
  return scene in SCENE_WORDS ? (scene as SceneChoice) : 'follow';
}

export function revealOf(reveal: string): Reveal {
  return reveal in REVEAL_WORDS ? (reveal as Reveal) : 'afterAllJudges';
}
