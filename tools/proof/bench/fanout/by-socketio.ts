// Socket.IO as documented: an emit to a room, or an emit to each socket.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { LIVE_PATH } from '@rampa/contract';
import { answering, cpuMeter } from '../answering.ts';
import { frameOf } from './frame.ts';

const http = createServer();
const io = new Server(http, {
  path: LIVE_PATH,
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
});
io.on('connection', (socket) => void socket.join('hall'));

answering({
  listen: async () => {
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  },
  emit: (way: 'room' | 'loop', revision: number) => {
    const frame = frameOf(revision);
    if (way === 'room') io.to('hall').emit('frame', frame);
    else for (const socket of io.sockets.sockets.values()) socket.emit('frame', frame);
  },
  cpu: cpuMeter(),
});
