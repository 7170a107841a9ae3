// What a screen may show and when a result appears, in words.

import { DISPLAY_SCENES, REVEALS, type DisplayScene, type Reveal } from '@rampa/kernel';

export type SceneChoice = 'follow' | DisplayScene;
export type { Reveal };

export const SCENE_WORDS: Record<SceneChoice, string> = {
  follow: 'за программой',
  logo: 'логотип',
  current: 'номер',
  next: 'далее',
  judging: 'судят',
  result: 'результат',
  leaders: 'лидеры',
  pause: 'перерыв',
  message: 'сообщение',
  blank: 'чёрный экран',
};

export const REVEAL_WORDS: Record<Reveal, string> = {
  atOnce: 'сразу, оценка за оценкой',
  afterAllJudges: 'когда оценили все судьи',
  whenReleased: 'по кнопке «Показать результат»',
  whenPublished: 'после публикации протокола',
  never: 'никогда',
};

export const SCENE_OPTIONS = (['follow', ...DISPLAY_SCENES] as const).map((value) => ({
  value,
  label: SCENE_WORDS[value],
}));
export const REVEAL_OPTIONS = REVEALS.map((value) => ({ value, label: REVEAL_WORDS[value] }));

export function sceneOf(scene: string): SceneChoice {
  return scene in SCENE_WORDS ? (scene as SceneChoice) : 'follow';
}

export function revealOf(reveal: string): Reveal {
  return reveal in REVEAL_WORDS ? (reveal as Reveal) : 'afterAllJudges';
}
