import 'reflect-metadata';
import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { AFTER_FRAME_SOURCE } from './after-frame.ts';
import { hardenHttp } from './harden.ts';

const CSP = [
  "default-src 'self'",
  `script-src 'self' ${AFTER_FRAME_SOURCE}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "font-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join(';');

const EVERYWHERE = {
  'content-security-policy': CSP,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const IN_PRODUCTION = {
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

@Controller()
class Pages {
  @Get('plain')
  plain(): string {
    return 'plain';
  }

  @Get('link')
  @Header('referrer-policy', 'no-referrer')
  link(): string {
    return 'link';
  }

  @Get('broken')
  broken(): string {
    throw new Error('broken');
  }
}

@Module({ controllers: [Pages] })
class PagesModule {}

let app: NestFastifyApplication;
afterEach(() => app.close());

async function started(mode: string): Promise<void> {
  const config = readConfig({
    RAMPA_MODE: mode,
    RAMPA_DATABASE_URL: 'postgres://nowhere/rampa',
    RAMPA_REDIS_URL: 'redis://nowhere',
    RAMPA_SECRET: 'x'.repeat(32),
    RAMPA_PUBLIC_URL: 'https://rampa.example',
  });
  app = await NestFactory.create<NestFastifyApplication>(PagesModule, new FastifyAdapter(), {
    ...{ logger: false, bodyParser: false },
  });
  await hardenHttp(app, config);
  await app.init();
}

/** Headers beside those that say what the body is and which request was answered. */
async function headersOf(url: string): Promise<Record<string, unknown>> {
  const { headers } = await app.inject(url);
  const ofBody = ['content-type', 'content-length', 'date', 'connection', 'x-request-id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.includes(name)));
}

describe.each([
  ['embedded', EVERYWHERE],
  ['test', EVERYWHERE],
  ['production', IN_PRODUCTION],
])('in mode %s', (mode, expected) => {
  it.each(['/plain', '/broken', '/nowhere'])('%s has all the security headers and no other', async (path) => {
    await started(mode);
    expect(await headersOf(path)).toEqual(expected);
  });

  it('a route may be stricter, and the next answer is not', async () => {
    await started(mode);
    expect(await headersOf('/link')).toEqual({ ...expected, 'referrer-policy': 'no-referrer' });
    expect(await headersOf('/plain')).toEqual(expected);
  });
});
