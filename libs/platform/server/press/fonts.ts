// The fonts of papers: static TrueType files of the house's two families, and PT Sans for characters that they lack.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const FILES = {
  text: 'onest/400Regular/Onest_400Regular.ttf',
  textMedium: 'onest/500Medium/Onest_500Medium.ttf',
  textSemiBold: 'onest/600SemiBold/Onest_600SemiBold.ttf',
  show: 'piazzolla/700Bold/Piazzolla_700Bold.ttf',
  showMedium: 'piazzolla/500Medium/Piazzolla_500Medium.ttf',
  showItalic: 'piazzolla/500Medium_Italic/Piazzolla_500Medium_Italic.ttf',
  fallback: 'pt-sans/400Regular/PTSans_400Regular.ttf',
} as const;

export type FontName = keyof typeof FILES;

export const FONT_NAMES = Object.keys(FILES) as FontName[];

export function readFont(name: FontName): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/${FILES[name]}`));
}
