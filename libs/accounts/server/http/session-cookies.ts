// A session's cookie is Secure wherever possible: always in production, on https, and on localhost, which browsers
// trust. On plain http in a hall's network outside production it is not.

import { Inject, Injectable } from '@nestjs/common';
import {
  accountCookie,
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

const LINK_COOKIE_MS = 60 * 86_400_000;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

@Injectable()
export class SessionCookies {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Sets the account's cookie and returns the contract's answer to a sign-in. */
  giveAccount(exchange: Exchange, signedIn: SignedIn) {
    const { request, reply } = exchange;
    const answer = this.give(exchange, accountCookie(this.config.mode), signedIn);
    void reply.header('set-cookie', signedInMark(signedIn.expires, this.isSecure(request)));
    return answer;
  }

  /** The cookie outlives the session, because the event may be moved to a later day. */
  giveLink(exchange: Exchange, signedIn: SignedInByLink) {
    const name = linkCookie(signedIn.link, this.config.mode);
    return { ...this.give(exchange, name, signedIn, LINK_COOKIE_MS), linkGuid: signedIn.link };
  }

  end({ request, reply }: Exchange, actor: Actor): Record<string, never> {
    const { mode } = this.config;
    const isLink = actor.kind === 'judge' || actor.kind === 'presenter';
    const name = isLink ? linkCookie(actor.link, mode) : accountCookie(mode);
    void reply.header('set-cookie', endedCookie(name, this.isSecure(request)));
    if (!isLink) void reply.header('set-cookie', signedInMark(new Date(0), this.isSecure(request)));
    return {};
  }

  private give({ request, reply }: Exchange, name: string, { token, expires }: SignedIn, longerMs = 0) {
    const until = new Date(expires.getTime() + longerMs);
    void reply.header('set-cookie', sessionCookie(name, token, until, this.isSecure(request)));
    return { token, dateExpires: expires.toISOString() };
  }

  isSecure(request: FastifyRequest): boolean {
    return (
      this.config.mode === 'production' || request.protocol === 'https' || /^(.+\.)?localhost$/i.test(request.hostname)
    );
  }
}
