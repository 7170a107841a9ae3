// Addresses that people open: the installation's public address, or else the one by which the request came. Whoever
// asks may write what he likes into Host, so that in letters it never stands.

import { networkInterfaces } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { QR_CODE } from '@rampa/kernel';
import { CONFIG, type Config } from '@rampa/platform/server';
import { toDataURL } from 'qrcode';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Who listens on these is heard by the network. */
const OPEN_HOSTS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

function addressesInNetwork(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** What of a request tells its address. */
export type Addressed = { protocol: string; host: string };

@Injectable()
export class PublicAddress {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  urlOf(path: string, request: Addressed): string {
    return `${this.config.publicUrl ?? `${request.protocol}://${request.host}`}${path}`;
  }

  /**
   * In a letter, which somebody else opens than the one who asks. Without a public address letters leave this machine
   * only for its own page of caught ones (the start refuses anything else), and are read there.
   */
  inLetters(path: string, request: Addressed): string {
    if (this.config.publicUrl !== null || LOOPBACK.test(request.host)) return this.urlOf(path, request);
    return `http://localhost:${this.config.port}${path}`;
  }

  /** Without a path, for another device of the same network: «this computer» by its address there, if it has one. */
  inNetwork(request: Addressed): string {
    const shown = this.urlOf('', request);
    const own = OPEN_HOSTS.has(this.config.host) && LOOPBACK.test(request.host) ? addressesInNetwork()[0] : undefined;
    if (this.config.publicUrl !== null || own === undefined) return shown;
    return `${request.protocol}://${own}${LOOPBACK.exec(request.host)![2] ?? ''}`;
  }

  /** The address and its QR code as a PNG data URL. */
  async shown(path: string, request: Addressed): Promise<{ url: string; qr: string }> {
    const url = this.urlOf(path, request);
    return { url, qr: await toDataURL(url, QR_CODE) };
  }
}
