import type { ServerRoom } from '@rampa/platform/server';
import { DisplayModule } from './display.module.ts';
import display from './migrations/0060-display.sql?raw';
import layout from './migrations/0161-display-layout.sql?raw';
import remote from './migrations/0061-display-remote.sql?raw';
import leadersByValue from './migrations/20261122194800-leaders-by-value.sql?raw';
import prize from './migrations/20261129131000-display-prize.sql?raw';
import overlay from './migrations/20261129171000-display-overlay.sql?raw';
import afterDone from './migrations/0183-reveal-after-done.sql?raw';
import { DISPLAY_SETTING } from './persistence/display-table.ts';

export const displayRoom: ServerRoom = {
  name: 'display',
  module: DisplayModule,
  migrations: [
    { name: '0060-display', sql: display },
    { name: '0061-display-remote', sql: remote },
    { name: '0161-display-layout', sql: layout },
    { name: '0183-reveal-after-done', sql: afterDone },
    { name: '20261122194800-leaders-by-value', sql: leadersByValue },
    { name: '20261129131000-display-prize', sql: prize },
    { name: '20261129171000-display-overlay', sql: overlay },
  ],
  tables: [DISPLAY_SETTING],
};

export { DisplayWorkerModule } from './display.module.ts';
