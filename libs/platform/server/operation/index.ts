// What an operator sees of a process. `operationProviders` go into both, the other two where their part runs.

import type { Provider } from '@nestjs/common';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';
import { FailedWork } from './failed-work.ts';
import { PageCrashController } from './page-crash.controller.ts';
import { PageCrashes } from './page-crashes.ts';
import { LiveCounts, PoolMetrics, QueueMetrics } from './platform-metrics.ts';

export { Metrics, MetricsController };
export { serveApiPage } from './api-page.ts';
export { serveOperator } from './serve-operator.ts';
export { watchAnswers } from './watch-answers.ts';

export const operationProviders: Provider[] = [Metrics, PoolMetrics];
export const operationApiProviders: Provider[] = [LiveCounts, PageCrashes, FailedWork];
export const operationApiControllers = [MetricsController, PageCrashController];
export const operationWorkerProviders: Provider[] = [QueueMetrics];
