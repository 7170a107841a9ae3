// The client side in a process of its own: kept connections with several requests under way. Answers are counted by
// length and not parsed, so that the server is what is measured.

import { connect, type Socket } from 'node:net';
import { answering } from '../answering.ts';
import { CONNECTIONS, type Asked, type Target } from './target.ts';

const DEPTH = 10;
const HEAD_END = Buffer.from('\r\n\r\n');
const OK = Buffer.from('HTTP/1.1 200');
const NOTHING = Buffer.alloc(0);

async function ask({ url, tokens }: Target, length: number, ms: number): Promise<Asked> {
  const { hostname, port, pathname, search } = new URL(url);
  const requestOf = (number: number): string => {
    const token = tokens[number % tokens.length];
    const who = token ? `Authorization: Bearer ${token}\r\n` : '';
    return `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${who}\r\n`;
  };
  const from = performance.now();
  const each = Array.from({ length: CONNECTIONS }, (_, number) =>
    onConnection(hostname, Number(port), requestOf(number), length, from + ms),
  );
  const counted = await Promise.all(each);
  const sum = (of: 'answers' | 'wrong'): number => counted.reduce((total, one) => total + one[of], 0);
  return {
    perSecond: (sum('answers') * 1000) / (performance.now() - from),
    answers: sum('answers'),
    wrong: sum('wrong'),
  };
}

/** Runs until the time is over and every request is answered. */
function onConnection(host: string, port: number, request: string, length: number, until: number) {
  return new Promise<{ answers: number; wrong: number }>((resolve, reject) => {
    const counted = { answers: 0, wrong: 0 };
    const answers = new Answers(length);
    let open = DEPTH;
    const socket: Socket = connect(port, host, () => socket.write(request.repeat(DEPTH)));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (data: Buffer) => {
      const { right, wrong } = answers.take(data);
      counted.answers += right + wrong;
      counted.wrong += wrong;
      const more = performance.now() < until ? right + wrong : 0;
      open += more - right - wrong;
      if (more > 0) socket.write(request.repeat(more));
      if (open > 0) return;
      socket.removeAllListeners('close');
      socket.destroy();
      resolve(counted);
    });
  });
}

/** Splits a connection's bytes into answers. */
class Answers {
  readonly #length: number;
  #head = NOTHING;
  #missing = 0;
  #isWrong = false;

  constructor(length: number) {
    this.#length = length;
  }

  take(data: Buffer): { right: number; wrong: number } {
    const counts = { right: 0, wrong: 0 };
    let at = 0;
    for (;;) {
      if (this.#missing > 0) {
        const taken = Math.min(this.#missing, data.length - at);
        this.#missing -= taken;
        at += taken;
        if (this.#missing > 0) return counts;
        counts[this.#isWrong ? 'wrong' : 'right']++;
      }
      if (at >= data.length) return counts;
      const rest = this.#head.length > 0 ? Buffer.concat([this.#head, data.subarray(at)]) : data.subarray(at);
      const end = rest.indexOf(HEAD_END);
      if (end < 0) {
        this.#head = Buffer.from(rest);
        return counts;
      }
      at += end + HEAD_END.length - this.#head.length;
      this.#head = NOTHING;
      this.#missing = lengthIn(rest.toString('latin1', 0, end));
      this.#isWrong = this.#missing !== this.#length || !rest.subarray(0, OK.length).equals(OK);
    }
  }
}

function lengthIn(head: string): number {
  const found = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!found || found[1] === '0') throw new Error(`An answer without a length: ${head.slice(0, 200)}`);
  return Number(found[1]);
}

answering({ ask });
