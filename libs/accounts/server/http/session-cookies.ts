// A session's cookie travels Secure wherever it can: always in production, on https, and on localhost, which browsers
// treat as safe. A hall's plain-http address outside production gets it without.

import { Inject, Injectable } from '@nestjs/common';
import {
  ACCOUNT_COOKIE,
  CONFIG,
  endedCookie,
  linkCookie,
  sessionCookie,
  signedInMark,
  type Actor,
  type Config,
} from '@rampa/platform/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../sessions/sessions.ts';
import type { SignedInByLink } from '../use-cases/login-by-link.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

@Injectable()
export class SessionCookies {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Sets the account's cookie and answers what the contract says of a sign-in. */
  giveAccount(exchange: Exchange, signedIn: SignedIn) {
    const { request, reply } = exchange;
    const answer = this.give(exchange, ACCOUNT_COOKIE, signedIn);
    void reply.header('set-cookie', signedInMark(signedIn.expires, this.isSecure(request)));
    return answer;
  }

  giveLink(exchange: Exchange, signedIn: SignedInByLink) {
    return { ...this.give(exchange, linkCookie(signedIn.link), signedIn), linkGuid: signedIn.link };
  }

  end({ request, reply }: Exchange, actor: Actor): Record<string, never> {
    const name = actor.kind === 'judge' || actor.kind === 'presenter' ? linkCookie(actor.link) : ACCOUNT_COOKIE;
    void reply.header('set-cookie', endedCookie(name, this.isSecure(request)));
    if (name === ACCOUNT_COOKIE) void reply.header('set-cookie', signedInMark(new Date(0), this.isSecure(request)));
    return {};
  }

  private give({ request, reply }: Exchange, name: string, { token, expires }: SignedIn) {
    void reply.header('set-cookie', sessionCookie(name, token, expires, this.isSecure(request)));
    return { token, dateExpires: expires.toISOString() };
  }

  isSecure(request: FastifyRequest): boolean {
    return (
      this.config.mode === 'production' || request.protocol === 'https' || /^(.+\.)?localhost$/i.test(request.hostname)
    );
  }
}
