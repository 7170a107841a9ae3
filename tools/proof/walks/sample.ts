// A valid value of a schema, made by walking the schema; the caller provides guids.

import { guidKindOf, type CallDefinition, type GuidKind } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import type { z } from 'zod';
import type { Chance } from '../client/seeded.ts';
import type { Request } from './target.ts';
import { textOf } from './pattern.ts';

/** Position of a guid in a call. */
export interface Slot {
  kind: GuidKind;
  /** `body.marks.competitionJudgeGuid` */
  path: string;
  /** Index in a list. */
  nth: number;
  isList: boolean;
  isRequired: boolean;
}

/** Left out of the request. */
export const ABSENT = Symbol('absent');

export interface Making {
  chance: Chance;
  /** The option of a union or the value of an enumeration. */
  shape: number;
  /** Whether optional fields are present. */
  isFull: boolean;
  /** Least number of guids in a list of them. */
  listed: number;
  guid(slot: Slot): unknown;
  /** A known value of a field by its name; undefined: none. */
  named(name: string, path: string): Known | undefined;
}

export interface Known {
  value: unknown;
  /** Nonsense on purpose, or undefined, whatever the schema says. */
  isForced?: boolean;
}

interface Place {
  path: string;
  name: string;
  nth: number;
  isList: boolean;
  isRequired: boolean;
}

/** The fields of a schema's definition that are read; `type` says which of them it has. */
interface Def {
  type: string;
  format?: string;
  innerType: z.ZodType;
  getter(): z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  options: z.ZodType[];
  shape: Record<string, z.ZodType>;
  entries: Record<string, unknown>;
  values: unknown[];
  checks?: { _zod: { def: Check } }[];
}

/**
 * One check of a schema: `greater_than` and `less_than` keep their limit in `value`, lengths in fields of their own.
 */
interface Check {
  check: string;
  value?: unknown;
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
}

function defOf(schema: z.ZodType): Def {
  return schema._zod.def as unknown as Def;
}

export function requestOf(call: CallDefinition, making: Making): Request {
  const at = (name: string): Place => ({ path: name, name, nth: 0, isList: false, isRequired: true });
  return {
    query: sample(call.query, at('query'), making) as Record<string, unknown>,
    params: sample(call.params, at('params'), making) as Record<string, unknown>,
    body: sample(call.body, at('body'), making),
  };
}

export function sample(schema: z.ZodType, place: Place, making: Making): unknown {
  const kind = guidKindOf(schema);
  if (kind) return making.guid({ kind, ...place });
  const known = making.named(place.name, place.path);
  if (known && (known.isForced || schema.safeParse(known.value).success))
    return known.value ?? (known.value === null ? null : ABSENT);
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'exactOptional': {
      if (!making.isFull) return ABSENT;
      const made = sample(def.innerType, { ...place, isRequired: false }, making);
      // Of things that the world lacks the whole list is left out, where an empty one would be refused.
      const isEmpty = Array.isArray(made) && made.length === 0;
      return isEmpty && !def.innerType.safeParse(made).success ? ABSENT : made;
    }
    case 'nullable':
      return making.isFull ? sample(def.innerType, { ...place, isRequired: false }, making) : null;
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return sample(def.innerType, place, making);
    case 'lazy':
      return sample(def.getter(), place, making);
    case 'pipe':
      return piped(schema, def, place, making);
    case 'object':
      return object(def, place, making);
    case 'array':
      return list(def, place, making);
    case 'tuple':
      return def.items.map((item) => sample(item, place, making));
    case 'record':
      return {};
    case 'union':
      return sample(def.options[making.shape % def.options.length]!, place, making);
    default:
      return simple(schema, def, making);
  }
}

function piped(schema: z.ZodType, def: Def, place: Place, making: Making): unknown {
  const within = defOf(def.in).type === 'transform' ? def.out : def.in;
  const made = sample(within, place, making);
  if (schema.safeParse(made).success) return made;
  return ['true', 1, '1'].find((value) => schema.safeParse(value).success) ?? made;
}

function object(def: Def, place: Place, making: Making): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(def.shape)) {
    const value = sample(field, { ...place, name, path: `${place.path}.${name}`, isList: false, nth: 0 }, making);
    if (value !== ABSENT) made[name] = value;
  }
  return made;
}

function list(def: Def, place: Place, making: Making): unknown[] {
  const { minimum = 0 } = limitsOf(def);
  const count = Math.max(minimum, guidKindOf(def.element) ? making.listed : making.isFull ? 1 : 0);
  const each = Array.from({ length: count }, (_, nth) =>
    sample(def.element, { ...place, nth, isList: true, isRequired: place.isRequired && nth < minimum }, making),
  );
  return each.filter((value) => value !== ABSENT);
}

function simple(schema: z.ZodType, def: Def, making: Making): unknown {
  const { chance, shape } = making;
  switch (def.type) {
    case 'string':
      return text(schema, def, chance);
    case 'number':
    case 'int': {
      const { minimum = 0, maximum = 100 } = limitsOf(def);
      return Math.max(minimum, Math.min(maximum, 1));
    }
    case 'boolean':
      return shape % 2 === 0;
    case 'enum': {
      const values = Object.values(def.entries);
      return values[shape % values.length];
    }
    case 'literal':
      return def.values[0];
    case 'null':
      return null;
    case 'undefined':
      return ABSENT;
    default:
      return {};
  }
}

function text(schema: z.ZodType, def: Def, chance: Chance): string {
  const { minimum = 0, maximum = 1_000, patterns, format = def.format } = limitsOf(def);
  switch (format) {
    case 'guid':
    case 'uuid':
      return newGuid();
    case 'date':
      return '2026-11-20';
    case 'datetime':
      return '2026-11-20T07:00:00.000Z';
    case 'email':
      return `walk-${chance.whole(0, 1e9)}@example.org`;
    case 'url':
      return 'https://example.org/';
  }
  for (const pattern of patterns) {
    const made = textOf(pattern, chance);
    if (schema.safeParse(made).success) return made;
  }
  const plain = 'Проба сцены'.slice(0, maximum).padEnd(minimum, 'а');
  return (
    [plain, '1'.padEnd(minimum, '1'), 'a'.padEnd(minimum, 'a')].find((made) => schema.safeParse(made).success) ?? plain
  );
}

interface Limits {
  minimum?: number;
  maximum?: number;
  format?: string;
  patterns: RegExp[];
}

/** The limits in a schema's checks. */
export function limitsOf(def: Def): Limits {
  const found: Limits = { patterns: [] };
  for (const { _zod } of def.checks ?? []) {
    const said = _zod.def;
    const least = said.minimum ?? said.length ?? (said.check === 'greater_than' ? said.value : undefined);
    const most = said.maximum ?? said.length ?? (said.check === 'less_than' ? said.value : undefined);
    if (typeof least === 'number') found.minimum = Math.max(least, found.minimum ?? -Infinity);
    if (typeof most === 'number') found.maximum = Math.min(most, found.maximum ?? Infinity);
    if (said.pattern) found.patterns.push(said.pattern);
  }
  return found;
}

/** Number of different requests that a call has by its unions. */
export function shapesOf(call: CallDefinition): number {
  const count = (schema: z.ZodType): number => {
    const def = defOf(schema);
    const inner: z.ZodType[] =
      def.type === 'object'
        ? Object.values(def.shape)
        : def.type === 'array'
          ? [def.element]
          : def.type === 'union'
            ? def.options
            : def.innerType
              ? [def.innerType]
              : def.type === 'pipe'
                ? [def.in]
                : [];
    return Math.max(def.type === 'union' ? def.options.length : 1, ...inner.map(count));
  };
  return Math.max(count(call.query), count(call.body), count(call.params));
}
