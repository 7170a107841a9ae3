// OpenAPI 3.1 out of the same constants that the router registers.

import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { begun, CALLS, errorItem, INTENT, makes, type CallDefinition } from '@rampa/contract';

type Json = Record<string, unknown>;

const FILE: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(schema: z.ZodType, place: 'query' | 'path'): Json[] {
  const json = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: shape,
  }));
}

function operation(call: CallDefinition): Json {
  const body = jsonSchema(call.body, 'input') as { properties?: Json };
  if (call.takesFile) return { ...described(call), requestBody: FILE_BODY };
  const hasBody = call.method !== 'GET' && Object.keys(body.properties ?? {}).length > 0;
  return {
    ...described(call),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
  };
}

const FILE_BODY: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
};

const BEGUN = 'Задание принято и выполняется';

const PREFER: Json = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: '`respond-async`: файл сделает задание, ответ 202 с его guid; файл отдаст Job/Download',
  schema: { type: 'string' },
};

const NAME: Json = {
  name: INTENT,
  in: 'header',
  required: false,
  description:
    'Guid того, что задумано: повтор с ним же и с тем же содержанием в течение 10 минут отвечает то же самое',
  schema: { type: 'string', format: 'uuid' },
};

function enveloped(answer: z.ZodType): Json {
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data', 'errors'],
        properties: {
          success: { type: 'boolean' },
          data: jsonSchema(answer, 'output'),
          errors: { type: 'array', items: { $ref: '#/components/schemas/ErrorItem' } },
          message: { type: 'string' },
        },
      },
    },
  };
}

function described(call: CallDefinition): Json {
  return {
    operationId: call.id.replaceAll('/', '_'),
    summary: call.summary,
    tags: [call.id.split('/')[0]],
    'x-access': call.who,
    'x-kind': call.kind,
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.mayBeJob ? [PREFER] : []),
      ...(makes(call) && !call.takesFile ? [NAME] : []),
    ],
    responses: {
      [call.kind === 'job' ? 202 : 200]: {
        description: call.kind === 'job' ? BEGUN : 'Ответ',
        content: call.kind === 'file' ? FILE : enveloped(call.answer),
      },
      ...(call.mayBeJob ? { 202: { description: BEGUN, content: enveloped(begun) } } : {}),
      default: {
        description: 'Отказ: success = false, причина по-русски в errors[].message',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    ...(call.who.includes('public') ? { security: [] } : {}),
  };
}

export function openApi(calls: readonly CallDefinition[] = CALLS): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) add(call, paths);
  return documentOf(paths);
}

/** The same, but the node answers other requests between two calls: all of them take a fifth of a second. */
export async function openApiInTurns(calls: readonly CallDefinition[] = CALLS): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    add(call, paths);
    await setImmediate();
  }
  return documentOf(paths);
}

function add(call: CallDefinition, paths: Record<string, Json>): void {
  (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operation(call);
}

function documentOf(paths: Record<string, Json>): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Рампа', version: '1', description: 'Портал для проведения фестивалей и конкурсов искусств' },
    servers: [{ url: '/api/v1' }],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'rampa_account' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ErrorItem: jsonSchema(errorItem, 'output'),
        Failure: {
          type: 'object',
          properties: {
            success: { const: false },
            data: { type: 'null' },
            errors: { type: 'array', items: { $ref: '#/components/schemas/ErrorItem' } },
          },
        },
      },
    },
  };
}
