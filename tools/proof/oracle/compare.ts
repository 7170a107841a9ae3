// Compares a screen with what the oracle says it must show.

export interface Difference {
  path: string;
  screen: unknown;
  oracle: unknown;
}

const MOST = 6;

/**
 * Fields that the screen shows beyond the oracle's are a difference too, except those with these names. Without the
 * list only the oracle's fields are compared.
 */
export function compareScreen(screen: unknown, oracle: unknown, wording?: ReadonlySet<string>): Difference[] {
  const differences: Difference[] = [];
  walk(screen, oracle, '', { differences, wording });
  return differences;
}

interface Walk {
  differences: Difference[];
  wording: ReadonlySet<string> | undefined;
}

function walk(screen: unknown, oracle: unknown, path: string, given: Walk): void {
  const { differences } = given;
  if (differences.length >= MOST) return;
  if (Array.isArray(oracle)) walkList(screen, oracle, path, given);
  else if (oracle !== null && typeof oracle === 'object') walkFields(screen, oracle, path, given);
  else if (screen !== oracle) differences.push({ path, screen, oracle });
}

function walkList(screen: unknown, oracle: readonly unknown[], path: string, given: Walk): void {
  if (Array.isArray(screen) && screen.length === oracle.length) {
    oracle.forEach((element, index) => walk(screen[index], element, `${path}[${index}]`, given));
    return;
  }
  const length = Array.isArray(screen) ? screen.length : screen;
  given.differences.push({ path: `${path}.length`, screen: length, oracle: oracle.length });
}

function walkFields(screen: unknown, oracle: object, path: string, given: Walk): void {
  const { differences, wording } = given;
  if (screen === null || typeof screen !== 'object') {
    differences.push({ path, screen, oracle: 'something' });
    return;
  }
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  for (const [name, value] of Object.entries(oracle)) {
    walk((screen as Record<string, unknown>)[name], value, at(name), given);
  }
  if (!wording) return;
  for (const [name, value] of Object.entries(screen)) {
    if (!(name in oracle) && !wording.has(name)) differences.push({ path: at(name), screen: value, oracle: 'unknown' });
  }
}

export function tell(differences: readonly Difference[]): string {
  return differences
    .map(
      ({ path, screen, oracle }) => `${path}: на экране ${JSON.stringify(screen)}, по базе ${JSON.stringify(oracle)}`,
    )
    .join('; ');
}
