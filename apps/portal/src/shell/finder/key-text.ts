// A key of `useKeys` as it is printed on the keyboard.

const SIGNS: Readonly<Record<string, string>> = {
  Space: 'Пробел',
  Slash: '/',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};
/** Letters of the Russian layout by the key of the Latin one, because a single key is pressed in Russian. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((latin, at) => [latin, 'ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ'[at]!]),
);

/** «Ctrl + Z», on a Mac «⌘ + Z»; «В» for `KeyD`. */
export function keyText(name: string, isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)): string {
  const parts = name.split('+');
  const texts = parts.map((part) => {
    if (part === 'Ctrl' && isMac) return '⌘';
    const letter = /^Key([A-Z])$/.exec(part)?.[1];
    if (letter !== undefined) return parts.length === 1 ? RUSSIAN[letter]! : letter;
    return SIGNS[part] ?? part;
  });
  return texts.join(' + ');
}
