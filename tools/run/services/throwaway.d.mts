export interface Throwaway {
  /** The superuser's, database `postgres`. */
  databaseUrl: string;
  redisUrl: string;
  home: string;
  /** Ends both and removes their folder. */
  stop(): Promise<void>;
}

/** Not durable by default: nobody will miss the data. */
export function startThrowaway(options?: { fast?: boolean; say?: (line: string) => void }): Promise<Throwaway>;
