// A small server that speaks S3 as far as files are kept by it: it checks each signature and the hash of each body by its
// own reckoning, so a request that S3 would refuse is refused here.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const REGION = 'ru-central1';
const KEY = 'rampa-key';
const SECRET = 'secret/with+signs';

const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

interface Stored {
  bytes: Buffer;
  at: Date;
}

export class S3Server {
  /** By bucket and key: `files/ab/ab…`. */
  readonly stored = new Map<string, Stored>();
  /** Answers that are given instead, one a request. */
  readonly refusals: number[] = [];
  readonly asked: string[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));

  static async start(): Promise<S3Server> {
    const made = new S3Server();
    made.server.listen(0, '127.0.0.1');
    await once(made.server, 'listening');
    return made;
  }

  /** For RAMPA_FILES_URL. */
  url(more: { secret?: string; folder?: string } = {}): string {
    const { port } = this.server.address() as AddressInfo;
    const secret = encodeURIComponent(more.secret ?? SECRET);
    return `http://${KEY}:${secret}@127.0.0.1:${port}/files/${more.folder ?? ''}?region=${REGION}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://s3');
    this.asked.push(`${request.method} ${url.pathname}`);
    const refusal = this.refusals.shift() ?? this.refused(request, url, body);
    const answer = (status: number, headers = {}, bytes: string | Buffer = '') =>
      response.writeHead(status, { 'content-length': Buffer.byteLength(bytes), ...headers }).end(bytes);
    if (refusal) return void answer(refusal);
    const name = decodeURIComponent(url.pathname.slice(1));
    if (url.searchParams.has('list-type')) return void answer(200, {}, this.listed(name, url.searchParams));
    const found = this.stored.get(name);
    switch (request.method) {
      case 'PUT':
        this.stored.set(name, { bytes: body, at: new Date() });
        return void answer(200);
      case 'DELETE':
        this.stored.delete(name);
        return void answer(204);
      default:
        if (!found) return void answer(404);
        this.give(request, response, found.bytes);
    }
  }

  private give(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
    const about = range ? { 'content-range': `bytes ${range[1]}-${range[2]}/${bytes.length}` } : {};
    response.writeHead(range ? 206 : 200, { 'content-length': part.length, ...about });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  /** Two keys a page, so that whoever lists has to go on. */
  private listed(bucket: string, asked: URLSearchParams): string {
    const from = asked.get('continuation-token') ?? '';
    const start = `${bucket.replace(/\/$/, '')}/`;
    const keys = [...this.stored.keys()]
      .filter((name) => name.startsWith(start + asked.get('prefix')!))
      .map((name) => name.slice(start.length))
      .toSorted();
    const rest = keys.filter((key) => key > from.replace(/^&+/, ''));
    const page = rest.slice(0, 2);
    const more = rest.length > 2 ? `<NextContinuationToken>&amp;${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${this.stored.get(start + key)!.at.toISOString()}</LastModified></Contents>`, // prettier-ignore
    );
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
  }

  private refused({ method, headers }: IncomingMessage, url: URL, body: Buffer): number | null {
    if (method === 'PUT' && headers['content-length'] === undefined) return 411;
    if (headers['x-amz-content-sha256'] !== sha(body)) return 400;
    const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? ''); // prettier-ignore
    if (!said) return 403;
    const [, credential, names, signature] = said as unknown as [string, string, string, string];
    const time = String(headers['x-amz-date']);
    const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
    if (credential !== `${KEY}/${scope}`) return 403;
    const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted().join('&'); // prettier-ignore
    const canonical = [
      ...[method, url.pathname, query],
      ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
      ...['', names, sha(body)],
    ].join('\n');
    const toSign = ['AWS4-HMAC-SHA256', time, scope, sha(canonical)].join('\n');
    const key = ['ru-central1', 's3', 'aws4_request'].reduce((last: Buffer, one) => hmac(last, one), hmac(`AWS4${SECRET}`, time.slice(0, 8))); // prettier-ignore
    return timingSafeEqual(Buffer.from(hmac(key, toSign).toString('hex')), Buffer.from(signature)) ? null : 403;
  }
}
