interface System {
  os: string;
  cpu: string;
  libc?: string;
}

interface Entry {
  version?: string;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** True when `present` has each package of `wanted` in its version. Those for other systems may be missing. */
export function covers(present: Record<string, Entry>, wanted: Record<string, Entry>, system?: System): boolean;
