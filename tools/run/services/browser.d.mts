export interface Browser {
  /** Runs as it is. */
  path: string;
  /** What the tests should pass to it. */
  args: string[];
  source: string;
}

/** Undefined of `fault`, `layOut`, `layOutShell` and `run`: it went well. */
export interface Machine {
  exists(path: string): boolean;
  list(folder: string): string[];
  which(name: string): string;
  isRoot(): boolean;
  isLinux(): boolean;
  hasApt(): boolean;
  playwrights(): string;
  fault(path: string, args: string[]): Promise<string | undefined>;
  /** The system's own package of Chromium is there. */
  hasInstalled(): boolean;
  layOut(cache: string): Promise<string | undefined>;
  layOutShell(cache: string): Promise<string | undefined>;
  run(command: string, args: string[], options?: object): Promise<string | undefined>;
}

export function findBrowser(options?: {
  say?: (line: string) => void;
  cache?: string;
  machine?: Machine;
}): Promise<Browser>;
