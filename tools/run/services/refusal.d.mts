/** An expected failure of the tools; its message is one Russian line that says what to do. */
export class Refusal extends Error {}
export function diskTrouble(error: unknown, folder: string): string | undefined;
