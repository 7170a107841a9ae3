/** A text that changes when the pid is given to another process; undefined when there is no such process. */
export function identityOf(pid: number): string | undefined;
export function isAlive(one: { pid: number; identity: string | undefined }): boolean;
export function signal(pid: number, name: NodeJS.Signals): void;
/** Waits until none of these is left; answers those that are still there after the time. */
export function gone<T extends { pid: number; identity: string | undefined }>(
  processes: T[],
  milliseconds: number,
): Promise<T[]>;
