// Addresses that people open: the installation's public address, or else the one by which the request came.

import { Inject, Injectable } from '@nestjs/common';
import { QR_CODE } from '@rampa/kernel';
import { CONFIG, type Config } from '@rampa/platform/server';
import { toDataURL } from 'qrcode';

/** What of a request tells its address. */
export type Addressed = { protocol: string; host: string };

@Injectable()
export class PublicAddress {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  urlOf(path: string, request: Addressed): string {
    return `${this.config.publicUrl ?? `${request.protocol}://${request.host}`}${path}`;
  }

  /** The address and its QR code as a PNG data URL. */
  async shown(path: string, request: Addressed): Promise<{ url: string; qr: string }> {
    const url = this.urlOf(path, request);
    return { url, qr: await toDataURL(url, QR_CODE) };
  }
}
