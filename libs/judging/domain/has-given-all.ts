// Whether a judge has given everything that is awaited of him for a performance: one rule for hall, desk and reminders.

export interface Given {
  /** How many of the marks that are asked of him he has given. */
  readonly given: number;
  readonly expected: number;
  readonly abstained: boolean;
}

/** True when nothing more is awaited: all is given, or he abstains, or nothing was asked. */
export function hasGivenAll({ given, expected, abstained }: Given): boolean {
  return abstained || given >= expected;
}
