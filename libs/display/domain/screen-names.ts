// Nominations as a screen of the hall shows them: the organizer's own short ones, or else what can be left out with sense.

/** What fits beside the nomination in one line of the head. */
const SHORT = 40;

const withoutBrackets = (text: string) => text.replaceAll(/\s*\([^()]*\)/g, '').trim();
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The brackets go first; then «род: вид» keeps the kind, and «род: одно, другое, третье» keeps what they are all of.
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
