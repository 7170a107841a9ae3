// Stands before the api and the clients' Vite servers while developing: adds to each page a script that reloads it when
// the api was rebuilt, waits for an api that is being restarted, and takes the service worker away, whose cache would
// show yesterday's page.

import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const WAIT_FOR_API = 15_000;
// A second opening is another start of npm run dev: what the page holds is of the one before.
const RELOADER = `const changes = new EventSource('/__dev/changes');
let isOpened = false;
changes.addEventListener('open', () => (isOpened ? location.reload() : (isOpened = true)));
changes.addEventListener('changed', () => location.reload());`;
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`;
const OWN = { '/__dev/reload.js': RELOADER, '/sw.js': NO_WORKER };

export async function startProxy({ port, inner, clients }) {
  const pages = new Set();
  const sockets = new Set();
  const portFor = (path) => clients.portOf(path) ?? inner;
  const server = createServer((asked, answer) => {
    const own = OWN[asked.url] ?? clients.scripts.get(asked.url);
    if (own) return answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(own);
    if (asked.url === '/__dev/changes') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
      pages.add(answer);
      return answer.once('close', () => pages.delete(answer));
    }
    return pass(asked, answer, Date.now() + WAIT_FOR_API);
  });

  const pass = (asked, answer, until) => {
    // Tried again is only what the api cannot have acted upon.
    // The api sees this machine alone: it must be told when somebody else asks, for caught letters are not for him.
    const from = asked.socket.remoteAddress ?? '';
    const relayed = /^(::1|(::ffff:)?127\.)/.test(from) ? {} : { 'x-forwarded-for': from };
    const headers = { ...asked.headers, ...relayed, 'accept-encoding': 'identity' };
    const onward = request({
      host: '127.0.0.1',
      port: portFor(asked.url),
      method: asked.method,
      path: asked.url,
      headers,
      agent: false,
    });
    onward.once('error', (error) => {
      const safe = error.code === 'ECONNREFUSED' || (asked.method === 'GET' && !answer.headersSent);
      if (safe && Date.now() < until) return setTimeout(() => pass(asked, answer, until), 200);
      if (!answer.headersSent) answer.writeHead(502);
      return answer.end();
    });
    // A connection of its own each time: only a new one tells when it stands.
    onward.once('socket', (socket) => socket.once('connect', () => asked.pipe(onward)));
    onward.once('response', (reply) => {
      const isPage = portFor(asked.url) === inner && /text\/html/.test(reply.headers['content-type'] ?? '');
      if (!isPage) {
        answer.writeHead(reply.statusCode, reply.headers);
        return reply.pipe(answer);
      }
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      return reply.once('end', () => {
        const page = Buffer.concat(parts).toString('utf8');
        const body = page.replace('</head>', '<script src="/__dev/reload.js" defer></script></head>');
        const { 'content-length': _, etag: __, ...rest } = reply.headers;
        answer.writeHead(reply.statusCode, rest).end(asked.method === 'HEAD' ? undefined : body);
      });
    });
  };

  server.on('upgrade', (asked, client, head) => {
    const api = connect({ host: '127.0.0.1', port: portFor(asked.url) }, () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      api.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (head.length > 0) api.write(head);
      client.pipe(api).pipe(client);
    });
    for (const [one, other] of [
      [client, api],
      [api, client],
    ])
      one.on('error', () => other.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    reload: () => {
      for (const page of pages) page.write('event: changed\ndata: 1\n\n');
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
