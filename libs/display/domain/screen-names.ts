// Nominations on a hall screen: the organizer's short names, or titles shortened by rule.

/** Most characters that fit beside the nomination in one line of the head. */
const SHORT = 40;

const withoutBrackets = (text: string) => text.replaceAll(/\s*\([^()]*\)/g, '').trim();
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Shortens a nomination's title: brackets go first; «род: вид» keeps the kind, «род: одно, другое, третье» keeps the
 * genus.
 */
export function nominationOnScreen(title: string, shortTitle: string): string {
  if (shortTitle !== '') return shortTitle;
  if (title.length <= SHORT) return title;
  const bare = withoutBrackets(title) || title;
  if (bare.length <= SHORT) return bare;
  const colon = bare.indexOf(': ');
  if (colon < 0) return bare;
  const [kind, rest] = [bare.slice(0, colon), bare.slice(colon + 2).trim()];
  return rest.includes(',') || rest === '' ? kind : capital(rest);
}
