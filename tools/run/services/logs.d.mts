/** Makes a folder of this home, which is closed to others; answers its path. */
export function folderIn(home: string, ...names: string[]): string;
/** Opens <home>/logs/<name>.log for appending. */
export function openLog(home: string, name: string): { path: string; fd: number };
