export interface Running {
  name: string;
  pid: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  /** What it wrote since this start, at most the last `lines` lines. */
  tail(lines?: number): string;
  /** Asks it to end, kills it when it does not; resolves when it is gone. */
  stop(): Promise<unknown>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** Names the log and the record; one running process per name and home. */
  name: string;
  home: string;
  command: string;
  args?: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  input?: string;
  /** Hears each line of output; the log is written all the same. */
  echo?: (line: string) => void;
  stopSignal?: NodeJS.Signals;
  /** Milliseconds between asking and killing. */
  grace?: number;
}

/** Ends at once everything that this process started. */
export function killAll(): void;
export function launch(options: LaunchOptions): Promise<Running>;
/** Ends what an earlier run of this home, killed outright, left behind; refuses while its owner lives. */
export function endLeftovers(home: string, name?: string): Promise<void>;
/** The same, and from now on this process owns the home. */
export function claim(home: string): Promise<void>;
