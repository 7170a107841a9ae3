/** The steps of npm test, in order. */
export const STEPS: readonly {
  id: string;
  part?: number;
  rooms?: readonly string[];
  run?: readonly string[];
  full?: boolean;
}[];
