// The lower limit: plain `ws`. The frame is encoded once, and every socket gets the same buffer.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering, cpuMeter } from '../answering.ts';
import { peer } from '../peers.ts';
import { frameOf } from './frame.ts';

interface WebSocketServer {
  clients: Set<{ send(data: Buffer, options: { binary: boolean }): void }>;
}

const { WebSocketServer } = peer<{ WebSocketServer: new (options: object) => WebSocketServer }>('ws');
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

answering({
  listen: async () => {
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  },
  emit: (_way: string, revision: number) => {
    const data = Buffer.from(JSON.stringify(frameOf(revision)));
    for (const client of server.clients) client.send(data, { binary: false });
  },
  cpu: cpuMeter(),
});
