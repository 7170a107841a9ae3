// Node's own server: the limit (a ready buffer), and the same with the object stringified for each answer.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '../answering.ts';

const TYPE = { 'content-type': 'application/json; charset=utf-8' };

answering({
  listen: async (json: string) => {
    const object: unknown = JSON.parse(json);
    const buffer = Buffer.from(json);
    const server = createServer((request, response) => {
      const body = request.url === '/ready' ? buffer : Buffer.from(JSON.stringify(object));
      response.writeHead(200, { ...TYPE, 'content-length': body.length }).end(body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
});
