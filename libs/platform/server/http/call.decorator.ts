// `@Call(SomeCall)` on a controller's method is all a route needs: path, parsing, access and answer come from the
// contract's constant.

import { applyDecorators, createParamDecorator, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { makes, type BodyOf, type CallDefinition, type ParamsOf, type QueryOf } from '@rampa/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../access/scope.ts';
import type { Once } from './intents.ts';

export const CALL_METADATA = 'rampa:call';

const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
} as const;

export function Call(call: CallDefinition): MethodDecorator {
  return applyDecorators(
    ...(makes(call) ? [doneOnce] : []),
    SetMetadata(CALL_METADATA, call),
    RequestMapping({ path: `/api/v1/${call.path.replace(/\{(\w+)\}/g, ':$1')}`, method: METHODS[call.method] }),
  );
}

/** Before the others, which write upon the method. Not an interceptor: see `EdgeAdapter`. */
function doneOnce(_class: object, _name: string | symbol, descriptor: PropertyDescriptor): void {
  const method = descriptor.value as (...given: unknown[]) => unknown;
  descriptor.value = function (this: unknown, ...given: unknown[]) {
    const deed = () => method.apply(this, given);
    const { request } = given[0] as { request: RequestWithCall };
    const once = request[CALL_STATE]?.once;
    return once ? once(deed) : deed();
  };
}

/** What reached the method: parsed, with its guids already checked against the actor. */
export interface Given<C extends CallDefinition> {
  query: QueryOf<C>;
  body: BodyOf<C>;
  params: ParamsOf<C>;
  scope: Scope;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface CallState {
  call: CallDefinition;
  query: unknown;
  body: unknown;
  params: unknown;
  scope: Scope;
  /** Null for what is sent without a name. */
  once: Once | null;
}

export const CALL_STATE = Symbol('rampa:call-state');

export type RequestWithCall = FastifyRequest & { [CALL_STATE]?: CallState };

/** The one parameter of a controller's method: `login(@Input() given: Given<typeof OrganizerLogin>)`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<RequestWithCall>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  const state = request[CALL_STATE];
  if (!state) throw new Error('The call guard has not run');
  const { query, body, params, scope } = state;
  return { query, body, params, scope, request, reply };
});
