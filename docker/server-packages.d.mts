/** Folders of the packages that the servers' bundles need, by the lock file; see server-packages.mjs. */
export function serverPackages(lock: { packages: object }, texts: readonly string[]): Set<string>;
