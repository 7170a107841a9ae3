// Compares two lists of packages as package-lock.json writes them: path → {version, optional?, …}.

/** True when `present` has each package of `wanted` in its version. Those for other systems may be missing. */
export function covers(present, wanted) {
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional, devOptional, peer }]) =>
      present[path] ? present[path].version === version : Boolean(optional || devOptional || peer),
    );
}
