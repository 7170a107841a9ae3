// Shared by the controllers of the three kinds: the source of a request, and the cookies of a sign-in.

import { Injectable } from '@nestjs/common';
import { deviceName } from '@rampa/accounts/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KINDS, type KindName } from '../kinds/kinds.ts';
import { normalEmail } from '../kinds/email.ts';
import { networkOf } from '@rampa/platform/server';
import { PublicAddress } from '../links/public-address.ts';
import { ConfirmEmail } from '../use-cases/confirm-email.ts';
import { LogIn } from '../use-cases/log-in.ts';
import { RecoverPassword } from '../use-cases/recover-password.ts';
import { Register, type Registration } from '../use-cases/register.ts';
import { ResendConfirmation } from '../use-cases/resend-confirmation.ts';
import { RestorePassword } from '../use-cases/restore-password.ts';
import type { Visit } from '../use-cases/visit.ts';
import { KnownDevices } from './known-devices.ts';
import { SessionCookies } from './session-cookies.ts';

interface Asked<B> {
  request: FastifyRequest;
  reply: FastifyReply;
  body: B;
}

@Injectable()
export class Entrance {
  constructor(
    private readonly address: PublicAddress,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
    private readonly registering: Register,
    private readonly resending: ResendConfirmation,
    private readonly confirming: ConfirmEmail,
    private readonly loggingIn: LogIn,
    private readonly recovering: RecoverPassword,
    private readonly restoring: RestorePassword,
  ) {}

  register(kind: KindName, asked: Asked<Registration>) {
    return this.registering.run(KINDS[kind], asked.body, this.visitOf(asked));
  }

  resend(kind: KindName, asked: Asked<{ email: string }>) {
    return this.resending.run(KINDS[kind], asked.body, this.visitOf(asked));
  }

  confirmByToken(kind: KindName, asked: Asked<{ token: string }>) {
    return this.confirming.byToken(KINDS[kind], asked.body, this.visitOf(asked));
  }

  confirmByCode(kind: KindName, asked: Asked<{ email: string; code: string }>) {
    return this.confirming.byCode(KINDS[kind], asked.body, this.visitOf(asked));
  }

  async logIn(kind: KindName, asked: Asked<{ login: string; password: string }>) {
    const answer = this.cookies.giveAccount(
      asked,
      await this.loggingIn.run(KINDS[kind], asked.body, this.visitOf(asked)),
    );
    this.remember(kind, asked, normalEmail(asked.body.login));
    return answer;
  }

  recover(kind: KindName, asked: Asked<{ email: string }>) {
    return this.recovering.run(KINDS[kind], asked.body, this.visitOf(asked));
  }

  /** Whoever reads the login's letters is its owner, so his device counts as known from now on. */
  async restore(kind: KindName, asked: Asked<{ token: string; password: string }>) {
    const login = await this.restoring.run(KINDS[kind], asked.body, this.visitOf(asked));
    this.remember(kind, asked, login);
    return {};
  }

  private remember(kind: KindName, { request, reply }: Asked<unknown>, login: string): void {
    this.devices.remember(reply, KINDS[kind].space, login, this.cookies.isSecure(request));
  }

  private visitOf({ request }: Asked<unknown>): Visit {
    return {
      address: networkOf(request.ip),
      device: deviceName(request.headers['user-agent']),
      urlOf: (path) => this.address.inLetters(path, request),
      knownAs: (space, login) => this.devices.nameOf(request, space, login),
    };
  }
}
