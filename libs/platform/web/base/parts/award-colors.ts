// The house's award colours by their light background; an organizer's own colour is derived from it.

import { textOn, textOnStage } from './contrast.ts';

const HOUSE: Record<string, { text: string; stage: string }> = {
  '#7a0f38': { text: '#ffe2a6', stage: '#ffd98a' },
  '#f6d37a': { text: '#3d2a00', stage: '#ffd15c' },
  '#dadde3': { text: '#262b36', stage: '#e3e7ef' },
  '#ebc4a2': { text: '#4a2508', stage: '#f0b284' },
  '#cfe0fa': { text: '#12356e', stage: '#a9cbff' },
  '#cdebe6': { text: '#0b4a43', stage: '#8fe3d6' },
  '#ddebcb': { text: '#2f4a10', stage: '#c3e39a' },
  '#ece7eb': { text: '#4a3e50', stage: '#d8cfdc' },
};

export interface AwardColors {
  ground: string;
  /** Text on that background. */
  text: string;
  /** The colour of text on the dark stage. */
  stage: string;
}

export function awardColors(color: string): AwardColors {
  const ground = color.toLowerCase();
  const house = HOUSE[ground];
  return { ground, text: house?.text ?? textOn(ground), stage: house?.stage ?? textOnStage(ground) };
}
