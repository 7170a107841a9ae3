import type { Service, ServiceOptions } from './service.d.mts';

/** `say` hears of a download, which happens once per checkout. */
export function startRedis(options: ServiceOptions & { say?: (line: string) => void }): Promise<Service>;
