// What an event lacks before it can open, for one line of its card in the list.

import type { Section } from '@rampa/kernel';

/** In the order in which they are told; `word` follows «нет». */
const LACKS = {
  city: { word: 'города', section: 'settings' },
  place: { word: 'площадки', section: 'settings' },
  form: { word: 'формы заявки', section: 'settings' },
  documents: { word: 'положения', section: 'settings' },
  statuses: { word: 'статуса «Принята»', section: 'settings' },
  program: { word: 'программы', section: 'program' },
  judges: { word: 'судей', section: 'settings', isOfContest: true },
  criteria: { word: 'критериев', section: 'settings', isOfContest: true },
} as const satisfies Record<string, { word: string; section: Section; isOfContest?: true }>;

export type LackKey = keyof typeof LACKS;
const KEYS = Object.keys(LACKS) as LackKey[];

/** As many as stand in one line on a phone. */
const TOLD = 2;

/** «Нет города, площадки и ещё 2»; empty: of what the person may see, all is there. */
export function attentionText(
  lacks: ReadonlySet<LackKey>,
  isJudged: boolean,
  sees: (section: Section) => boolean,
): string {
  const words = KEYS.filter((key) => {
    const lack: { section: Section; isOfContest?: true } = LACKS[key];
    return lacks.has(key) && sees(lack.section) && (isJudged || !lack.isOfContest);
  }).map((key) => LACKS[key].word);
  if (words.length === 0) return '';
  const rest = words.length - TOLD;
  return `Нет ${rest > 0 ? `${words.slice(0, TOLD).join(', ')} и ещё ${rest}` : words.join(' и ')}`;
}
