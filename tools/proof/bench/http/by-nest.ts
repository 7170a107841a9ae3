// Nest as documented, over Express or Fastify: a controller that looks up the session, checks the event's owner, reads
// one row as our call does, and returns the object.

import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Module, NotFoundException, Query, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import pg from 'pg';
import { answering } from '../answering.ts';
import { peer } from '../peers.ts';
import { POOL, READ } from './target.ts';

const SESSION = `
  select coalesce(a.organizer_guid, a.guid) as organizer
    from accounts.session s join accounts.account a on a.guid = s.account_guid
   where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()`;
const EVENT = 'select organizer_guid as organizer from competitions.competition where guid = $1';

class Answering {
  static pool: pg.Pool;

  async object(authorization: string | undefined, competitionGuid: string): Promise<unknown> {
    const token = createHash('sha256')
      .update(authorization?.replace('Bearer ', '') ?? '')
      .digest();
    const [session] = await rows<{ organizer: string }>(SESSION, [token]);
    if (!session) throw new UnauthorizedException();
    const [event] = await rows<{ organizer: string }>(EVENT, [competitionGuid]);
    if (event?.organizer !== session.organizer) throw new NotFoundException();
    const [row] = await rows<{ answer: unknown }>(READ, [competitionGuid]);
    return row!.answer;
  }
}

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  return (await Answering.pool.query<Row>(sql, values)).rows;
}

class NestModule {}

Controller()(Answering);
Get('object')(Answering.prototype, 'object', Object.getOwnPropertyDescriptor(Answering.prototype, 'object')!);
Headers('authorization')(Answering.prototype, 'object', 0);
Query('competitionGuid')(Answering.prototype, 'object', 1);
Module({ controllers: [Answering] })(NestModule);

/** Nest takes either adapter; this one's types are at hand. */
type AnyAdapter = new () => FastifyAdapter;

answering({
  listen: async (databaseUrl: string, over: 'express' | 'fastify') => {
    Answering.pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
    const Adapter: AnyAdapter =
      over === 'fastify'
        ? FastifyAdapter
        : peer<{ ExpressAdapter: AnyAdapter }>('@nestjs/platform-express').ExpressAdapter;
    const app = await NestFactory.create(NestModule, new Adapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    return (await app.getUrl()).replace('[::1]', '127.0.0.1');
  },
});
