// Nest as its documentation has it: a controller that returns an object, over Express or over Fastify.

import 'reflect-metadata';
import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answering } from '../answering.ts';
import { peer } from '../peers.ts';

class Answering {
  static body: unknown = null;
  static buffer = Buffer.alloc(0);

  object(): unknown {
    return Answering.body;
  }

  ready(): Buffer {
    return Answering.buffer;
  }
}

class NestModule {}

Controller()(Answering);
for (const route of ['object', 'ready']) {
  const method = Object.getOwnPropertyDescriptor(Answering.prototype, route)!;
  Get(route)(Answering.prototype, route, method);
  Header('content-type', 'application/json; charset=utf-8')(Answering.prototype, route, method);
}
Module({ controllers: [Answering] })(NestModule);

/** To Nest one adapter is as good as the other; the types of this one are at hand. */
type AnyAdapter = new () => FastifyAdapter;

answering({
  listen: async (json: string, over: 'express' | 'fastify') => {
    Answering.body = JSON.parse(json) as unknown;
    Answering.buffer = Buffer.from(json);
    const Adapter: AnyAdapter =
      over === 'fastify'
        ? FastifyAdapter
        : peer<{ ExpressAdapter: AnyAdapter }>('@nestjs/platform-express').ExpressAdapter;
    const app = await NestFactory.create(NestModule, new Adapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    return (await app.getUrl()).replace('[::1]', '127.0.0.1');
  },
});
