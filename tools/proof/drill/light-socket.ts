// A minimal live client: Engine.IO and Socket.IO by hand over one TCP connection, so that thousands fit into a process
// and one of them can stop reading.

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { LIVE_PATH, LIVE_VERSION, type Frame } from '@rampa/contract';

export interface LightOptions {
  url: string;
  view: string;
  keys: readonly string[];
  onFrame(frame: Frame): void;
  onClose(): void;
}

const TEXT = 0x81;
const PONG = 0x8a;

export class LightSocket {
  #options: LightOptions;
  #socket: Socket | null = null;
  #buffer: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(options: LightOptions) {
    this.#options = options;
    const address = new URL(`${LIVE_PATH}/?EIO=4&transport=websocket`, options.url);
    const upgrade = request(address, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    upgrade.on('upgrade', (_response, socket: Socket, head: Buffer) => {
      this.#socket = socket;
      socket.setNoDelay(true);
      socket.on('data', (part: Buffer) => this.#take(part));
      socket.on('close', () => this.#over());
      socket.on('error', () => undefined);
      if (head.length > 0) this.#take(head);
    });
    upgrade.on('response', () => this.#over());
    upgrade.on('error', () => this.#over());
    upgrade.end();
  }

  /** Stops reading, so that data pile up on the server's side. */
  pause(): void {
    this.#socket?.pause();
  }

  /** Reads again, and only now learns that the server has given it up. */
  resume(): void {
    this.#socket?.resume();
  }

  close(): void {
    this.#socket?.destroy();
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onClose();
  }

  #take(part: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? part : Buffer.concat([this.#buffer, part]);
    for (;;) {
      const buffer = this.#buffer;
      if (buffer.length < 2) return;
      const short = buffer[1]! & 0x7f;
      const header = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (buffer.length < header) return;
      const length = short === 126 ? buffer.readUInt16BE(2) : short === 127 ? Number(buffer.readBigUInt64BE(2)) : short;
      if (buffer.length < header + length) return;
      const payload = buffer.subarray(header, header + length);
      this.#buffer = buffer.subarray(header + length);
      const opcode = buffer[0]! & 0x0f;
      if (opcode === 9) this.#write(PONG, payload);
      if (opcode === 8) this.#socket?.destroy();
      if (opcode === 1) this.#said(payload.toString('utf8'));
    }
  }

  /** `0` Engine.IO's greeting, `2` its ping, `40` connected, `42` an event. */
  #said(text: string): void {
    if (text.startsWith('0')) this.#write(TEXT, `40${JSON.stringify({ version: LIVE_VERSION })}`);
    else if (text === '2') this.#write(TEXT, '3');
    else if (text.startsWith('40')) {
      const { view, keys } = this.#options;
      keys.forEach((key, ask) => this.#write(TEXT, `42${ask}${JSON.stringify(['subscribe', { view, key }])}`));
    } else if (text.startsWith('42')) {
      const [name, frame] = JSON.parse(text.slice(2)) as [string, Frame];
      if (name === 'frame') this.#options.onFrame(frame);
    }
  }

  /** A client must mask its frames; a mask of zeros is fine on loopback. */
  #write(opcode: number, content: string | Buffer): void {
    const payload = Buffer.from(content);
    const long = payload.length > 125;
    const header = Buffer.alloc(long ? 8 : 6);
    header[0] = opcode;
    header[1] = 0x80 | (long ? 126 : payload.length);
    if (long) header.writeUInt16BE(payload.length, 2);
    this.#socket?.write(Buffer.concat([header, payload]));
  }
}
