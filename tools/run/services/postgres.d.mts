import type { Service, ServiceOptions } from './service.d.mts';

/** `url` is the superuser's, database `postgres`; `folder` is the data folder. */
export function startPostgres(options: ServiceOptions): Promise<Service & { folder: string }>;
