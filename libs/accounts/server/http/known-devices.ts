// A device on which somebody has signed in once keeps a signed cookie that says so. It opens nothing: it only counts the
// owner's tries apart from strangers', so that they cannot keep him out. The cookie's name and value tell no login.

import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newSecret } from '@rampa/kernel';
import { Secrets, sessionCookie } from '@rampa/platform/server';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const KEPT_MS = 400 * 86_400_000;

@Injectable()
export class KnownDevices {
  constructor(private readonly secrets: Secrets) {}

  /** The device's own name for this login, or null when its owner has never signed in here. */
  nameOf(request: FastifyRequest, space: number, login: string): string | null {
    const value = parseCookie(request.headers.cookie ?? '')[this.cookieOf(space, login)] ?? '';
    const [nonce = '', signature = ''] = value.split('.');
    const right = Buffer.from(this.signatureOf(space, login, nonce));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
  }

  remember(reply: FastifyReply, space: number, login: string, isSecure: boolean): void {
    const nonce = newSecret();
    const value = `${nonce}.${this.signatureOf(space, login, nonce)}`;
    const until = new Date(Date.now() + KEPT_MS);
    void reply.header('set-cookie', sessionCookie(this.cookieOf(space, login), value, until, isSecure));
  }

  private cookieOf(space: number, login: string): string {
    return `rampa_known_${this.secrets.disguise(`known device ${space} ${login}`).slice(0, 16)}`;
  }

  private signatureOf(space: number, login: string, nonce: string): string {
    return this.secrets.disguise(`known device ${space} ${login} ${nonce}`);
  }
}
