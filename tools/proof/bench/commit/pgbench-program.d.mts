/** Command and environment of pgbench. */
export function pgbenchProgram(
  cache: string,
  say: (line: string) => void,
): Promise<{ command: string; env: NodeJS.ProcessEnv }>;
