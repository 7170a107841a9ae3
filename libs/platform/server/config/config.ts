// The only reader of the environment: one schema, every fault printed at once, before anything starts.

import { resolve } from 'node:path';
import { z } from 'zod';
import { ru } from 'zod/locales';
import { filesUrl, type FilesStore } from './files-url.ts';
import { mailFrom, smtpUrl, usualSender, type Sender, type SmtpServer } from './mail-settings.ts';

const schema = z.object({
  RAMPA_MODE: z.enum(['embedded', 'production', 'test']).default('embedded'),
  RAMPA_PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  RAMPA_HOST: z.string().default('0.0.0.0'),
  RAMPA_HOME: z.string().default('.rampa'),
  RAMPA_PUBLIC_URL: z.url().optional(),
  RAMPA_MEMBER_HOSTS: z.string().default(''),
  RAMPA_DIPLOMAS: z.string().default('true'),
  RAMPA_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'ожидается адрес postgres://…'),
  RAMPA_REDIS_URL: z.string().regex(/^rediss?:\/\//, 'ожидается адрес redis://…'),
  RAMPA_SECRET: z.string().min(32, 'не короче 32 знаков').optional(),
  RAMPA_SECRET_OLD: z.union([z.literal(''), z.string().min(32, 'не короче 32 знаков')]).optional(),
  RAMPA_SMTP_URL: smtpUrl.optional(),
  RAMPA_MAIL_FROM: mailFrom.optional(),
  RAMPA_OPERATOR_TOKEN: z
    .string()
    .regex(/^(\S{32,})?$/, 'не короче 32 знаков, без пробелов')
    .optional(),
  RAMPA_DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  RAMPA_WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  RAMPA_RATE_LIMITS: z.coerce.number().min(0).max(1_000).default(1),
  RAMPA_JOB_LEASE_MS: z.coerce.number().int().min(200).max(600_000).optional(),
  RAMPA_FILES_URL: filesUrl.optional(),
  RAMPA_FILES_PER_EVENT_MB: z.coerce.number().int().min(1).max(1_000_000).default(500),
  RAMPA_FILES_PER_ACCOUNT_MB: z.coerce.number().int().min(1).max(1_000_000).default(50),
  RAMPA_ANSWERS_PER_EVENT_MB: z.coerce.number().int().min(1).max(10_000_000).default(50_000),
  RAMPA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const MB = 1024 * 1024;

/** Names in the environment that are no settings: the tests' own, and the port of the image's health check. */
const OF_TOOLS = /^RAMPA_(TEST_\w+|E2E|HEALTH_PORT)$/;

export interface Config {
  mode: 'embedded' | 'production' | 'test';
  port: number;
  host: string;
  /** Absolute folder of data: secrets, files, logs. */
  home: string;
  /** Null: made from each request's own address. */
  publicUrl: string | null;
  /** Names of hosts whose pages are for members alone, in lower case. */
  memberHosts: readonly string[];
  /** Whether events have diplomas here. */
  hasDiplomas: boolean;
  databaseUrl: string;
  databasePool: number;
  redisUrl: string;
  secret: string | null;
  /** The former secret, until the worker has sealed everything anew. */
  secretOld: string | null;
  /** Null: embedded keeps the letters and shows them on its page; in production they wait. */
  smtp: SmtpServer | null;
  /** The sender of letters. */
  mailFrom: Sender;
  /** The token that shows the installation's state; null: only this machine may see it. */
  operatorToken: string | null;
  workerPort: number;
  /** Multiplies the rate limits; 0: no limits. */
  rateLimits: number;
  /** How long a silent worker keeps its job; null: the default. */
  jobLeaseMs: number | null;
  /** The bucket in which uploaded files lie; null: on the disk. */
  filesStore: FilesStore | null;
  /** Bytes that uploaded files of one event, and of one account, may take. */
  filesPerEvent: number;
  filesPerAccount: number;
  /** Bytes that files of all answers to one event may take. */
  answersPerEvent: number;
  logLevel: string;
  /** Names in the environment that this release does not know: misspelt, or of another release. */
  unknown: string[];
}

/** Throws an Error whose message lists every fault, one per line, in Russian. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment, { error: ru().localeError });
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success && parsed.data.RAMPA_MODE === 'production') {
    if (!parsed.data.RAMPA_SECRET) faults.push('RAMPA_SECRET: в режиме production обязателен');
    if (!parsed.data.RAMPA_PUBLIC_URL) faults.push('RAMPA_PUBLIC_URL: в режиме production обязателен');
  }
  if (parsed.success && parsed.data.RAMPA_MODE !== 'production' && isSending(parsed.data)) faults.push(WHOSE_LINKS);
  if (!parsed.success || faults.length > 0) throw new Error(`Настройки заданы с ошибками:\n  ${faults.join('\n  ')}`);
  const env = parsed.data;
  const publicUrl = env.RAMPA_PUBLIC_URL?.replace(/\/$/, '') ?? null;
  const smtp = env.RAMPA_SMTP_URL ?? null;
  return {
    mode: env.RAMPA_MODE,
    port: env.RAMPA_PORT,
    host: env.RAMPA_HOST,
    home: resolve(env.RAMPA_HOME),
    publicUrl,
    memberHosts: env.RAMPA_MEMBER_HOSTS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    hasDiplomas: env.RAMPA_DIPLOMAS === 'true',
    databaseUrl: env.RAMPA_DATABASE_URL,
    databasePool: env.RAMPA_DATABASE_POOL,
    redisUrl: env.RAMPA_REDIS_URL,
    secret: env.RAMPA_SECRET ?? null,
    secretOld: env.RAMPA_SECRET_OLD || null,
    smtp,
    mailFrom: env.RAMPA_MAIL_FROM ?? usualSender(smtp, publicUrl),
    operatorToken: env.RAMPA_OPERATOR_TOKEN || null,
    workerPort: env.RAMPA_WORKER_PORT,
    rateLimits: env.RAMPA_RATE_LIMITS,
    jobLeaseMs: env.RAMPA_JOB_LEASE_MS ?? null,
    filesStore: env.RAMPA_FILES_URL ?? null,
    filesPerEvent: env.RAMPA_FILES_PER_EVENT_MB * MB,
    answersPerEvent: env.RAMPA_ANSWERS_PER_EVENT_MB * MB,
    filesPerAccount: env.RAMPA_FILES_PER_ACCOUNT_MB * MB,
    logLevel: env.RAMPA_LOG_LEVEL,
    unknown: unknownNames(environment),
  };
}

/**
 * Letters are sent to other people, and without a public address their links would repeat whatever Host a browser has
 * named.
 */
function isSending({ RAMPA_SMTP_URL: smtp, RAMPA_PUBLIC_URL: url }: z.output<typeof schema>): boolean {
  return smtp !== undefined && url === undefined;
}

const WHOSE_LINKS = 'RAMPA_PUBLIC_URL: обязателен, когда задан RAMPA_SMTP_URL: на него ведут ссылки в письмах';

function unknownNames(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment)
    .filter((name) => /^RAMPA_/i.test(name) && !(name in schema.shape) && !OF_TOOLS.test(name))
    .sort();
}

/** Warnings for the person who starts the portal; nothing is refused. One Russian sentence each. */
export function warningsOf({ unknown, mode, smtp }: Config): string[] {
  const warnings: string[] = [];
  if (unknown.length > 0) {
    const [one, s] =
      unknown.length === 1 ? ['Настройка', 'неизвестна и не действует'] : ['Настройки', 'неизвестны и не действуют'];
    warnings.push(`${one} ${unknown.join(', ')} ${s}: проверьте написание по README.`);
  }
  if (mode === 'production' && !smtp) warnings.push(NO_POST);
  return warnings;
}

const NO_POST = 'Письма не отправляются: задайте RAMPA_SMTP_URL. До тех пор они ждут, но не дольше своего срока.';

export const CONFIG = Symbol('Config');
