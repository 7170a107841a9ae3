export interface ServiceOptions {
  /** The folder that holds everything of one instance (RAMPA_HOME). */
  home: string;
  /** A free one is taken without it. */
  port?: number;
  /** Gives durability up, for tests whose data nobody will miss. */
  fast?: boolean;
  /** Milliseconds between asking it to end and killing it. */
  grace?: number;
  /** More of its own: `name=value` of PostgreSQL, `name value` of Redis; the last one of a name holds. */
  settings?: string[];
}

export interface Service {
  url: string;
  pid: number;
  port: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  /** What it wrote since this start, at most the last `lines` lines. */
  tail(lines?: number): string;
  /** Ends it in order; resolves when it is gone. */
  stop(): Promise<unknown>;
  /** Ends it as kill -9 would; the same home and port may then be started again. */
  kill(): Promise<void>;
}
