// Every error leaves as the envelope with the catalogue's Russian text; a stack or an SQL text never does.

import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { failed } from '@rampa/contract';
import { Failure, TooMany, type FailureCode } from '@rampa/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BY_STATUS: Record<number, FailureCode> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  414: 'badRequest',
  415: 'unsupportedMediaType',
  429: 'tooMany',
  431: 'badRequest',
};

/** A broken connection, a server that starts, stops or is too slow: say «try again», not «internal error». */
const DATABASE_AWAY = /^(57P0[123]|57014|25P03|53300|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The catalogue's text names a minute. */
function retryAfterS(failure: Failure): number {
  return failure instanceof TooMany ? failure.retryAfterS : 60;
}

@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const failure = this.asFailure(error, `${request.id} ${request.routeOptions?.url ?? ''}`);
    if (reply.sent) return;
    if (failure.status === 429) void reply.header('retry-after', String(retryAfterS(failure)));
    void reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(failed(failure.code, failure.details)));
  }

  /** `where` is what people search the log by. */
  private asFailure(error: unknown, where: string): Failure {
    if (error instanceof Failure) return error;
    const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number })?.statusCode;
    if (status && status < 500) return new Failure(BY_STATUS[status] ?? 'badRequest');
    const code = (error as { code?: string })?.code ?? '';
    const text = (error as Error)?.message ?? '';
    if (DATABASE_AWAY.test(code) || /Connection terminated|timeout exceeded when trying to connect/.test(text)) {
      this.logger.warn(`${where}: database away: ${code} ${text}`);
      return new Failure('unavailable');
    }
    this.logger.error(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return new Failure('internal');
  }
}
