// Addresses for people: the installation's public address, or else the one of the request. Clients choose the Host
// header freely, so letters never use it.

import { networkInterfaces } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rampa/platform/server';
import { qrPicture } from './qr-picture.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Hosts that mean every address of the machine. */
const OPEN_HOSTS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

function addressesInNetwork(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** The parts of a request that tell its address. */
export type Addressed = { protocol: string; host: string };

@Injectable()
export class PublicAddress {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  urlOf(path: string, request: Addressed): string {
    return `${this.config.publicUrl ?? `${request.protocol}://${request.host}`}${path}`;
  }

  /**
   * For letters, which another person may open. Without a public address letters only reach this machine's own page of
   * caught ones (the start refuses anything else), and are read there.
   */
  inLetters(path: string, request: Addressed): string {
    if (this.config.publicUrl !== null || LOOPBACK.test(request.host)) return this.urlOf(path, request);
    return `http://localhost:${this.config.port}${path}`;
  }

  /** Without a path, for another device of the same network: this computer's address there, if it has one. */
  inNetwork(request: Addressed): string {
    const shown = this.urlOf('', request);
    const own = OPEN_HOSTS.has(this.config.host) && LOOPBACK.test(request.host) ? addressesInNetwork()[0] : undefined;
    if (this.config.publicUrl !== null || own === undefined) return shown;
    return `${request.protocol}://${own}${LOOPBACK.exec(request.host)![2] ?? ''}`;
  }

  /** The address and its QR code as a PNG data URL. */
  shown(path: string, request: Addressed): { url: string; qr: string } {
    const url = this.urlOf(path, request);
    return { url, qr: `data:image/png;base64,${qrPicture(url).toString('base64')}` };
  }
}
