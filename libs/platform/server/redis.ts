import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/** A connection that always reconnects and never queues: without Redis a command fails at once. */
export function createRedis(url: string): Redis {
  const logger = new Logger('redis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
  });
  redis.on('error', (error: Error) => logger.debug(error.message));
  redis.on('ready', () => logger.log('connected'));
  return redis;
}
