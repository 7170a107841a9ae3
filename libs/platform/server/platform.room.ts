import { migrationsIn } from './room-files.ts';
import type { ServerRoom } from './room.ts';

/** The platform's own tables; its module is made by `PlatformModule.with`. */
export const platformRoom: Pick<ServerRoom, 'name' | 'migrations'> = {
  name: 'platform',
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
};
