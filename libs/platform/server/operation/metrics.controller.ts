import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { OpenRoute } from '../http/open-route.decorator.ts';
import { Metrics } from './metrics.ts';
import { mayOperate } from '../access/operator.ts';

@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'operatorToken'>,
  ) {}

  /** Strangers get «not found». */
  @OpenRoute()
  @Get('metrics')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!mayOperate(request.raw, this.config.operatorToken)) throw new Failure('notFound');
    const { type, text } = await this.metrics.read();
    await reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(text);
  }
}
