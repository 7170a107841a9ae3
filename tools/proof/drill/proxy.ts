// A proxy between a client and a server on loopback that can drop an answer on its way.

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Proxy {
  readonly port: number;
  readonly url: string;
  /** Called with the first bytes of an armed answer, after both sides were cut. */
  #swallow: (() => void) | null = null;
  #server: Server;
  #open = new Set<Socket>();
  /** Connections that carry a live socket. */
  #upgraded = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    this.url = `http://127.0.0.1:${this.port}`;
  }

  static async open(target: number): Promise<Proxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new Proxy(server);
    server.on('connection', (client) => proxy.#pass(client, target));
    return proxy;
  }

  /** Drops the next answer: the server has done the work, the client never hears of it. */
  swallowNext(): Promise<void> {
    return new Promise((resolve) => {
      this.#swallow = resolve;
    });
  }

  /** Cuts every open connection, as a router that is switched off. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /**
   * Silences long-lived connections both ways without closing them, as when the network goes away; a waking browser
   * drops its idle connections itself. New connections pass.
   */
  hush(): void {
    for (const socket of [...this.#open]) if (!this.#upgraded.has(socket)) socket.destroy();
    for (const socket of this.#upgraded) {
      socket.unpipe();
      for (const event of ['data', 'close', 'end']) socket.removeAllListeners(event);
      socket.pause();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(client: Socket, target: number): void {
    const server = connect({ host: '127.0.0.1', port: target });
    const both = [client, server];
    for (const socket of both) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#open.delete(socket);
        this.#upgraded.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    client.on('data', (part) => {
      if (/^upgrade: websocket/im.test(part.toString('latin1'))) for (const one of both) this.#upgraded.add(one);
    });
    client.pipe(server);
    server.on('data', (part) => {
      const swallow = this.#swallow;
      if (!swallow) {
        client.write(part);
        return;
      }
      this.#swallow = null;
      client.destroy();
      server.destroy();
      swallow();
    });
  }
}
