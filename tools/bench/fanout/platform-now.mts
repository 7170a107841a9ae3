export * from '../../../libs/platform/server/access/authenticator.ts';
export * from '../../../libs/platform/server/database/database.ts';
export * from '../../../libs/platform/server/live/index.ts';
export * from '../../../libs/platform/server/live/view.ts';
export * from '../../../libs/platform/server/redis.ts';
