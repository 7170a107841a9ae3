/** The affected projects that none of these files concerns. */
export function leftOut(files: readonly string[], affected: readonly string[]): string[];
