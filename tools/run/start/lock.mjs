// Compares two lists of packages as package-lock.json writes them: path → {version, optional?, os?, cpu?, libc?, …}.

/**
 * True when `present` has each package of `wanted` in its version. Those for other systems may be missing; those made
 * for this very one (`{os, cpu, libc}`) may not, though each is called optional.
 */
export function covers(present, wanted, system = thisSystem()) {
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional, devOptional, peer, ...made }]) =>
      present[path]
        ? present[path].version === version
        : Boolean(optional || devOptional || peer) && !isMadeFor(made, system),
    );
}

/** Only what names its C library: others are left out for reasons that a second installation would not change. */
const isMadeFor = ({ os, cpu, libc }, system) =>
  Boolean(libc?.includes(system.libc) && os?.includes(system.os) && cpu?.includes(system.cpu));

function thisSystem() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  return { os, cpu, libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl' };
}
