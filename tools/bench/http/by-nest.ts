// Nest as its documentation has it: a controller that returns an object, over Express or over Fastify.

import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answering } from '../answering.ts';
import { peer } from '../peers.ts';

class Answering {
  static object: unknown = null;

  answer(): unknown {
    return Answering.object;
  }
}

class NestModule {}

Controller()(Answering);
Get('object')(Answering.prototype, 'answer', Object.getOwnPropertyDescriptor(Answering.prototype, 'answer')!);
Module({ controllers: [Answering] })(NestModule);

type Adapter = ConstructorParameters<typeof FastifyAdapter> extends never ? never : FastifyAdapter;

answering({
  listen: async (json: string, over: 'express' | 'fastify') => {
    Answering.object = JSON.parse(json) as unknown;
    const adapter =
      over === 'fastify'
        ? new FastifyAdapter()
        : new (peer<{ ExpressAdapter: new () => Adapter }>('@nestjs/platform-express').ExpressAdapter)();
    const app = await NestFactory.create(NestModule, adapter, { logger: false });
    await app.listen(0, '127.0.0.1');
    return (await app.getUrl()).replace('[::1]', '127.0.0.1');
  },
});
