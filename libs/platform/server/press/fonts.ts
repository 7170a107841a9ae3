// The fonts of papers: static TrueType files of the house's two families, and PT Sans, which also has the characters
// that they lack.

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
  showRegular: 'piazzolla/400Regular/Piazzolla_400Regular.ttf',
  showBlack: 'piazzolla/900Black/Piazzolla_900Black.ttf',
  showBoldItalic: 'piazzolla/700Bold_Italic/Piazzolla_700Bold_Italic.ttf',
  plainBold: 'pt-sans/700Bold/PTSans_700Bold.ttf',
  plainItalic: 'pt-sans/400Regular_Italic/PTSans_400Regular_Italic.ttf',
  plainBoldItalic: 'pt-sans/700Bold_Italic/PTSans_700Bold_Italic.ttf',
} as const;

export type FontName = keyof typeof FILES;

export const FONT_NAMES = Object.keys(FILES) as FontName[];

export function readFont(name: FontName): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/${FILES[name]}`));
}
