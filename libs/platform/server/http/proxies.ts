// Which proxies may tell a client's address: in production one of our own network stands before the nodes.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

const OWN_NETWORK = ['loopback', 'uniquelocal'];

/** As Fastify takes it. */
export function trustedProxies(mode: Config['mode']): string[] | false {
  return mode === 'production' ? OWN_NETWORK : false;
}

/** The same for connections outside Fastify. */
export function addressReader(mode: Config['mode']): (request: IncomingMessage) => string {
  const trusted = trustedProxies(mode);
  if (trusted === false) return (request) => request.socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(trusted);
  return (request) => proxyAddress(request, isTrusted) ?? '';
}
