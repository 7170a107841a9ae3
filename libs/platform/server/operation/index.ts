// What an operator sees of a process. `operationProviders` go into both, the other two where their part runs.

import type { Provider } from '@nestjs/common';
import { Metrics } from './metrics.ts';
import { LiveCounts, PoolMetrics, QueueMetrics } from './platform-metrics.ts';

export { MetricsController } from './metrics.controller.ts';
export { Metrics };
export { serveApiPage } from './api-page.ts';
export { watchAnswers } from './watch-answers.ts';

export const operationProviders: Provider[] = [Metrics, PoolMetrics];
export const operationApiProviders: Provider[] = [LiveCounts];
export const operationWorkerProviders: Provider[] = [QueueMetrics];
