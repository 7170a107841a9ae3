// Does a screen show what the oracle says it must? Only what the oracle names is compared: the rest is wording.

export interface Difference {
  path: string;
  screen: unknown;
  oracle: unknown;
}

const MOST = 6;

export function compareScreen(screen: unknown, oracle: unknown): Difference[] {
  const differences: Difference[] = [];
  walk(screen, oracle, '', differences);
  return differences;
}

function walk(screen: unknown, oracle: unknown, path: string, differences: Difference[]): void {
  if (differences.length >= MOST) return;
  if (Array.isArray(oracle)) {
    if (!Array.isArray(screen) || screen.length !== oracle.length) {
      differences.push({
        path: `${path}.length`,
        screen: Array.isArray(screen) ? screen.length : screen,
        oracle: oracle.length,
      });
      return;
    }
    oracle.forEach((element, index) => walk(screen[index], element, `${path}[${index}]`, differences));
    return;
  }
  if (oracle !== null && typeof oracle === 'object') {
    if (screen === null || typeof screen !== 'object') {
      differences.push({ path, screen, oracle: 'something' });
      return;
    }
    for (const [name, value] of Object.entries(oracle)) {
      walk((screen as Record<string, unknown>)[name], value, path ? `${path}.${name}` : name, differences);
    }
    return;
  }
  if (screen !== oracle) differences.push({ path, screen, oracle });
}

export function tell(differences: readonly Difference[]): string {
  return differences
    .map(
      ({ path, screen, oracle }) => `${path}: на экране ${JSON.stringify(screen)}, по базе ${JSON.stringify(oracle)}`,
    )
    .join('; ');
}
