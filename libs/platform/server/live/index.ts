// What the processes wire: `liveProviders` into the platform module, `liveExports` out of it. The module must also have
// Database, Redis and (from the accounts room) Authenticator. Another provider of LIVE_OPTIONS after these overrides
// the defaults.

import type { Provider } from '@nestjs/common';
import { Channels } from './channels.ts';
import { Door } from './door.ts';
import { LiveGateway } from './gateway.ts';
import { Heads } from './heads.ts';
import { RedisHints } from './hints-redis.ts';
import { Hints } from './hints.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, liveOptions } from './options.ts';
import { Seats } from './seats.ts';
import { ViewCache } from './view-cache.ts';
import { Views } from './view.ts';

export { Channels, Heads, LiveGateway, LiveMetrics, LIVE_OPTIONS, liveOptions, RedisHints, Seats, ViewCache };
export type { LiveOptions } from './options.ts';
export { HINTS_CHANNEL } from './hints-redis.ts';
export { withLimit } from './timing.ts';
export { refuseUnsafe, refuseUnsafeServices } from './production-checks.ts';

export const liveProviders: Provider[] = [
  { provide: LIVE_OPTIONS, useValue: liveOptions() },
  LiveMetrics,
  { provide: Hints, useClass: RedisHints },
  Heads,
  ViewCache,
  { provide: Views, useExisting: ViewCache },
  Door,
  Channels,
  Seats,
  LiveGateway,
];

export const liveExports = [LIVE_OPTIONS, LiveMetrics, Hints, Heads, ViewCache, Views];
