// Whose word about a client's address is believed: in production a proxy's of our own network stands before the nodes.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

const OWN_NETWORK = ['loopback', 'uniquelocal'];

/** As Fastify takes it. */
export function trustedProxies(mode: Config['mode']): string[] | false {
  return mode === 'production' ? OWN_NETWORK : false;
}

/** For connections that Fastify does not see: the address that it would say. */
export function addressReader(mode: Config['mode']): (request: IncomingMessage) => string {
  const trusted = trustedProxies(mode);
  if (trusted === false) return (request) => request.socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile(trusted);
  return (request) => proxyAddress(request, isTrusted) ?? '';
}
