// The guard of every call. It checks in this order: is the page ours, who asks, not too often, is the input valid,
// whose data are named, is it permitted, and is the changed event not archived.

import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { guidsIn, type CallDefinition, type FoundGuid } from '@rampa/contract';
import { Failure, isGuid } from '@rampa/kernel';
import type { z } from 'zod';
import { Authenticator } from '../access/authenticator.ts';
import { EventArchive } from '../access/event-archive.ts';
import { GuidOwners, type Owner } from '../access/guid-owners.ts';
import { permit } from '../access/permit.ts';
import { ANONYMOUS, type Actor } from '../access/scope.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Rates } from '../rates/rates.ts';
import { CALL_METADATA, CALL_STATE, type RequestWithCall } from './call.decorator.ts';
import { tokensOf } from './cookies.ts';
import { faultWords } from './fault-words.ts';
import { formFields } from './form-fields.ts';
import { Intents } from './intents.ts';
import { isOwnWrite } from './own-page.ts';

@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly owners: GuidOwners,
    private readonly archive: EventArchive,
    private readonly rates: Rates,
    private readonly intents: Intents,
    @Inject(CONFIG) private readonly config: Pick<Config, 'mode' | 'publicUrl'>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<CallDefinition | undefined>(CALL_METADATA, context.getHandler());
    if (!call) return true; // health, metrics, pages: the self-check knows them by name
    const request = context.switchToHttp().getRequest<RequestWithCall>();
    // A write may be asked for by GET too: the checklist has one.
    const mayChange = call.method !== 'GET' || call.kind === 'write';
    if (mayChange && !isOwnWrite(request.headers, this.config.publicUrl)) throw new Failure('foreignPage');
    const actor = await this.actorOf(request);
    await this.rates.count(call.pace, actor, request.ip, weightOf(call, request.body));
    if (actor.kind === 'anonymous' && !call.who.includes('public')) throw new Failure('unauthorized');
    if (isForm(request) && !call.takesFile && !call.fromForm) throw new Failure('unsupportedMediaType');
    const query = parsed(call.query, request.query ?? {});
    const params = parsed(call.params, request.params ?? {});
    const sent = isForm(request) && call.fromForm ? call.fromForm(await formFields(request)) : request.body;
    const body = parsed(call.body, call.method === 'GET' ? {} : (sent ?? {}));
    const owner = await this.ownerOf(actor, [
      ...guidsIn(call.query, query),
      ...guidsIn(call.params, params),
      ...guidsIn(call.body, body),
    ]);
    const scope = permit(call, actor, owner);
    if (scope.mustBeOpen && scope.competition) await this.archive.assertOpen(scope.competition);
    const given = { call, query, params, body, scope };
    request[CALL_STATE] = { ...given, once: this.intents.of(request, given) };
    return true;
  }

  /** A link belongs to one event: data of an organizer must belong to that event's organizer. */
  private async ownerOf(actor: Actor, found: FoundGuid[]): Promise<Owner | null> {
    const owner = await this.owners.ownerOf(found);
    if (!('link' in actor) || !owner?.organizer || owner.competition) return owner;
    return this.owners.ownerOf([...found, { kind: 'competition', guid: actor.competition }]);
  }

  /** The first token that works: header, then the link's cookie when a link is named, then the account's. */
  private async actorOf(request: RequestWithCall): Promise<Actor> {
    const link = request.headers['x-rampa-link'];
    for (const token of tokensOf(request.headers, isGuid(link) ? link : undefined, this.config.mode)) {
      const actor = await this.authenticator.actorOf(token);
      if (actor) return actor;
    }
    return ANONYMOUS;
  }
}

/** The body has not been parsed yet. */
function weightOf({ counted }: CallDefinition, body: unknown): number {
  const list = counted === null ? null : (body as Record<string, unknown> | null | undefined)?.[counted];
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}

function isForm({ headers }: RequestWithCall): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Failure(
    'badRequest',
    result.error.issues.slice(0, 20).map((issue) => ({ field: issue.path.join('.'), ...faultWords(issue) })),
  );
}
