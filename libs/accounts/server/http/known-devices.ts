// A device on which somebody has signed in keeps a signed cookie. It opens nothing: it only counts the owner's tries
// apart from strangers', so that they cannot lock him out. Its name and value reveal no login.

import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { newSecret } from '@rampa/kernel';
import { CONFIG, knownCookie, Secrets, sessionCookie, type Config } from '@rampa/platform/server';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const KEPT_MS = 400 * 86_400_000;

@Injectable()
export class KnownDevices {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Pick<Config, 'mode'>,
  ) {}

  /** The device's own name for this login, or null when its owner has never signed in here. */
  nameOf(request: FastifyRequest, space: number, login: string): string | null {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const names = this.secrets.disguises(deviceOf(space, login)).map((name) => this.cookieOf(name));
    const [nonce = '', signature = ''] =
      names
        .map((name) => cookies[name])
        .find(Boolean)
        ?.split('.') ?? [];
    const given = Buffer.from(signature);
    const isRight = this.secrets.disguises(signedOf(space, login, nonce)).some((right) => isSame(given, right));
    return isRight ? nonce : null;
  }

  remember(reply: FastifyReply, space: number, login: string, isSecure: boolean): void {
    const nonce = newSecret();
    const value = `${nonce}.${this.secrets.disguise(signedOf(space, login, nonce))}`;
    const until = new Date(Date.now() + KEPT_MS);
    const name = this.cookieOf(this.secrets.disguise(deviceOf(space, login)));
    void reply.header('set-cookie', sessionCookie(name, value, until, isSecure));
  }

  private cookieOf(disguise: string): string {
    return knownCookie(disguise.slice(0, 16), this.config.mode);
  }
}

function isSame(given: Buffer, right: string): boolean {
  const bytes = Buffer.from(right);
  return given.length === bytes.length && timingSafeEqual(given, bytes);
}

function deviceOf(space: number, login: string): string {
  return `known device ${space} ${login}`;
}

function signedOf(space: number, login: string, nonce: string): string {
  return `${deviceOf(space, login)} ${nonce}`;
}
