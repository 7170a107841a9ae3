// Counts every answer by its route: the pattern and not the address, so that no guid or key becomes a label.

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics } from './metrics.ts';

export function watchAnswers(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
