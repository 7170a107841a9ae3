export { loadLive } from './browser-socket.ts';
export { LiveClient, type Connection } from './client.ts';
export type { Live } from './channel.ts';
export type { LiveStatus } from './picture.ts';
export type { LiveSocket } from './live-socket.ts';
export type { Environment } from './environment.ts';
export { LiveProvider, useConnection, useLive, useLiveClient, useServerNow, type LiveProviderProps } from './react.tsx';
