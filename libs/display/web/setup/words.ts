// Names of scenes and reveal rules, in Russian.

import type { DisplaysView, ScreenOverride } from '@rampa/contract';
import {
  counted,
  DISPLAY_LAYOUTS,
  DISPLAY_SCENES,
  inQuotes,
  numberSign,
  prizeNamed,
  REVEALS,
  type DisplayLayout,
  type DisplayScene,
  type Reveal,
} from '@rampa/kernel';
import { clockTime } from '@rampa/platform/web/base';

export type SceneChoice = 'follow' | DisplayScene;
export type { Reveal };
export type RemoteDisplay = DisplaysView['displays'][number];

export const SCENE_WORDS: Record<SceneChoice, string> = {
  follow: 'за программой',
  logo: 'логотип',
  current: 'номер',
  next: 'далее',
  judging: 'судят',
  result: 'результат',
  leaders: 'лидеры',
  prize: 'спецприз',
  ceremony: 'церемония',
  pause: 'перерыв',
  message: 'сообщение',
  blank: 'чёрный экран',
};

export const REVEAL_WORDS: Record<Reveal, string> = {
  afterDone: 'после «Закончил», когда оценили все судьи',
  afterAllJudges: 'когда оценили все судьи, хотя бы номер ещё шёл',
  atOnce: 'сразу, оценка за оценкой',
  whenReleased: 'по кнопке «Показать результат»',
  whenPublished: 'после публикации протокола',
  never: 'никогда',
};

export const OVERRIDE_WORDS: Record<ScreenOverride, string> = {
  blank: 'затемнён клавишей на месте',
  logo: 'логотип клавишей на месте',
};

/** Scenes that the form of a screen offers; a prize, a pause and a message are chosen on the remote, a ceremony on its own page. */
const ON_REMOTE: ReadonlySet<DisplayScene> = new Set(['prize', 'ceremony', 'pause', 'message']);
const OFFERED = DISPLAY_SCENES.filter((scene) => !ON_REMOTE.has(scene));
export const SCENE_OPTIONS = (['follow', ...OFFERED] as const).map((value) => ({ value, label: SCENE_WORDS[value] }));
const LAYOUT_WORDS: Record<DisplayLayout, string> = {
  auto: 'по форме экрана',
  stacked: 'номер над именем',
};
export const LAYOUT_OPTIONS = DISPLAY_LAYOUTS.map((value) => ({ value, label: LAYOUT_WORDS[value] }));
export const REVEAL_OPTIONS = REVEALS.map((value) => ({ value, label: REVEAL_WORDS[value] }));

export function sceneOf(scene: string): SceneChoice {
  return scene in SCENE_WORDS ? (scene as SceneChoice) : 'follow';
}

export function revealOf(reveal: string): Reveal {
  return reveal in REVEAL_WORDS ? (reveal as Reveal) : 'afterDone';
}

/** What the screen shows now: «№ 24 Жар-птица», «перерыв до 14:40». */
export function shownWords(display: RemoteDisplay, timeZone: string): string {
  const { shown, item, prize, pause, message } = display;
  switch (shown) {
    case 'current':
    case 'judging':
    case 'result': {
      const who = item ? [item.number === '' ? '' : numberSign(item.number), item.name].filter(Boolean).join(' ') : '';
      return shown === 'current' ? who : [SCENE_WORDS[shown], who].filter(Boolean).join(': ');
    }
    case 'prize':
      return prize ? `${prizeNamed(prize.title, SCENE_WORDS.prize)}: ${prize.name}` : SCENE_WORDS.prize;
    case 'pause':
      return pause ? `перерыв до\u00A0${clockTime(pause.until, { timeZone })}` : SCENE_WORDS.pause;
    case 'message':
      return `сообщение: ${message}`;
    case 'logo':
    case 'next':
    case 'leaders':
    case 'ceremony':
    case 'blank':
      return SCENE_WORDS[shown];
  }
}

/** «за программой», «закреплено», «заморожено». */
export function holdWords(display: Pick<RemoteDisplay, 'scene' | 'frozenAt'>): string {
  if (display.frozenAt !== null) return 'заморожено';
  return display.scene === 'follow' ? 'за программой' : 'закреплено';
}

/** Names the frozen screens whose picture a press has not changed. */
export function frozenWords(frozen: readonly Pick<RemoteDisplay, 'title'>[]): string {
  const [one] = frozen;
  if (one && frozen.length === 1) return `Экран ${inQuotes(one.title)} заморожен`;
  return counted(frozen.length, 'экран заморожен', 'экрана заморожены', 'экранов заморожено');
}
