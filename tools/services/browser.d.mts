export interface Browser {
  /** Runs as it is. */
  path: string;
  /** What the tests should pass to it. */
  args: string[];
  source: string;
}

export function findBrowser(options?: { say?: (line: string) => void; cache?: string }): Promise<Browser>;
