// The log of a process: JSON lines in production, plain lines elsewhere, without Nest's list of every route.

import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Config } from './config/config.ts';

const LEVELS: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
const QUIET = new Set(['RouterExplorer', 'RoutesResolver', 'InstanceLoader', 'WebSocketsController', 'NestFactory']);

export class ProcessLogger extends ConsoleLogger {
  constructor(config: Pick<Config, 'mode' | 'logLevel'>) {
    const level = config.logLevel === 'info' ? 'log' : config.logLevel;
    super({
      json: config.mode === 'production',
      colors: false,
      compact: true,
      logLevels: level === 'silent' ? [] : LEVELS.slice(0, LEVELS.indexOf(level as LogLevel) + 1),
    });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!QUIET.has(String(rest.at(-1)))) super.log(message, ...(rest as string[]));
  }
}
