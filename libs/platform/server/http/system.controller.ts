import { Controller, Get, Header } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { Database } from '../database/database.ts';
import { OpenRoute } from './open-route.decorator.ts';
import { openApiInTurns } from './openapi.ts';

@Controller()
export class SystemController {
  /** Built on the first request: few ask, and every start would wait for it. */
  private document: ReturnType<typeof openApiInTurns> | null = null;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  /** The process is alive. */
  @OpenRoute()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** PostgreSQL answers. Redis is reported and not required, because marking works without it. */
  @OpenRoute()
  @Get('health/ready')
  async ready() {
    try {
      await this.database.query('select 1');
    } catch {
      throw new Failure('unavailable', { message: 'База данных не отвечает.' });
    }
    return { status: 'ok', database: 'ok', redis: this.redis.status === 'ready' ? 'ok' : 'away' };
  }

  @OpenRoute()
  @Get('api/v1/openapi.json')
  @Header('cache-control', 'no-cache')
  openApi() {
    return (this.document ??= openApiInTurns());
  }
}
