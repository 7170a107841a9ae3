import type { launch } from '../services/processes.mjs';

/** Whether the clients and the servers are built of the sources as they are now. */
export function isBuilt(): boolean;

/** Builds all of them; refuses with the build's last words. */
export function build(options: {
  home: string;
  node: { path: string };
  keep?: (process: Awaited<ReturnType<typeof launch>>) => void;
  echo: (line: string) => void;
}): Promise<void>;
