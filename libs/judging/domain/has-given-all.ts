// Whether a judge has done for a performance what is awaited of him: asked by the hall, the desk and reminders alike.

export interface Given {
  /** Of the marks that are asked of him, how many there are. */
  readonly given: number;
  readonly expected: number;
  readonly abstained: boolean;
}

/** Nothing more is awaited of him: all is given, or he abstains, or nothing was asked. */
export function hasGivenAll({ given, expected, abstained }: Given): boolean {
  return abstained || given >= expected;
}
