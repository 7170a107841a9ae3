// One constant per call: method, path, who may, what goes in and what comes out. The server registers it, the client
// calls it, OpenAPI is made from it; nobody writes a URL elsewhere.

import { z } from 'zod';
import type { Section } from '@rampa/kernel';
import type { Change } from './changes/index.ts';
import { guidKindOf, type GuidKind } from './guid-of.ts';

export { guidKindOf, guidOf, type GuidKind } from './guid-of.ts';

/** `org:SECTION`: the owner, or an employee whose page configuration gives the section (1 to read, 2 to write). */
export type Who =
  | 'public'
  | 'any'
  | 'organizer'
  | 'employee'
  | `org:${Section}`
  | 'org:any'
  | 'member'
  | 'judge'
  | 'presenter';

export type CallKind = 'read' | 'write' | 'file' | 'job';

/** Which rate bounds a call counts towards; the server checks them. */
export type Pace = 'reads' | 'writes' | 'papers' | 'marks';

const PACES: Record<CallKind, Pace> = { read: 'reads', write: 'writes', file: 'papers', job: 'papers' };

export interface CallDefinition<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  /** `Room/Name` in the checklist's spelling; unique. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1/, with `{name}` for path parameters. */
  path: string;
  who: readonly Who[];
  kind: CallKind;
  query: Q;
  body: B;
  params: P;
  answer: A;
  summary: string;
  /** The body is `multipart/form-data` with one file in the field `file`. */
  takesFile: boolean;
  /** The body may also come as `multipart/form-data` without a file: what its fields say, as the body has it. */
  fromForm: ((fields: readonly (readonly [string, string])[]) => unknown) | null;
  /** What an employee needs in the section: 1 to see, 2 to change. By the kind: a write needs 2, everything else 1. */
  needs: 1 | 2;
  /** A member may name an event that he does not take part in yet. */
  opensEvent: boolean;
  /**
   * Whether the call works in an archived event. By default a read does, and whatever changes something of an event
   * does not: a write, and a job for which an employee needs 2. A write that says so gives its reason in the summary or
   * beside it: it takes access away, leads out of the archive, or answers for each thing separately. A file works there
   * and gives what is there already: issuing a new paper is refused by the write itself.
   */
  inArchive: boolean;
  /** The file is made on request: `Prefer: respond-async` is answered 202 with `jobGuid`, and a job makes it. */
  mayBeJob: boolean;
  /**
   * The kinds of change that a write causes. The page that has written reads again every read that shows one of them.
   */
  changes: readonly Change[];
  /** The kinds of change that make the answer of a read stale. */
  shows: readonly Change[];
  /** By default the rate bounds of the call's kind. */
  pace: Pace;
  /** Name of the list in the body whose every element counts towards the rate; without it a call counts once. */
  counted: string | null;
}

const NOTHING = z.strictObject({});
const NO_CHANGES: readonly Change[] = [];

type Given = {
  id: string;
  method: CallDefinition['method'];
  who: readonly Who[];
  kind: CallKind;
  path?: string;
  summary: string;
  takesFile?: boolean;
  fromForm?: CallDefinition['fromForm'];
  needs?: 1 | 2;
  opensEvent?: boolean;
  inArchive?: boolean;
  mayBeJob?: boolean;
  changes?: readonly Change[];
  shows?: readonly Change[];
  pace?: Pace;
  counted?: string;
};

const changesEvent = ({ kind, needs }: Given) => kind === 'write' || (kind !== 'read' && needs === 2);

/** Unknown fields are refused at the edge (strict objects), so a misspelt field is never silently dropped. */
export function defineCall<
  A extends z.ZodType,
  Q extends z.ZodType = typeof NOTHING,
  B extends z.ZodType = typeof NOTHING,
  P extends z.ZodType = typeof NOTHING,
>(given: Given & { query?: Q; body?: B; params?: P; answer: A }): CallDefinition<Q, B, P, A> {
  return {
    ...given,
    path: given.path ?? given.id,
    takesFile: given.takesFile ?? false,
    fromForm: given.fromForm ?? null,
    needs: given.needs ?? (given.kind === 'write' ? 2 : 1),
    opensEvent: given.opensEvent ?? false,
    inArchive: given.inArchive ?? !changesEvent(given),
    mayBeJob: given.mayBeJob ?? false,
    changes: given.changes ?? NO_CHANGES,
    shows: given.shows ?? NO_CHANGES,
    pace: given.pace ?? PACES[given.kind],
    counted: given.counted ?? null,
    // A call that gives no schema has the default type parameter, which is that of NOTHING.
    query: given.query ?? (NOTHING as unknown as Q),
    body: given.body ?? (NOTHING as unknown as B),
    params: given.params ?? (NOTHING as unknown as P),
  };
}

export type QueryOf<C extends CallDefinition> = z.output<C['query']>;
export type BodyOf<C extends CallDefinition> = z.output<C['body']>;
export type ParamsOf<C extends CallDefinition> = z.output<C['params']>;
export type AnswerOf<C extends CallDefinition> = z.output<C['answer']>;
export type SentQuery<C extends CallDefinition> = z.input<C['query']>;
export type SentBody<C extends CallDefinition> = z.input<C['body']>;
export type SentParams<C extends CallDefinition> = z.input<C['params']>;

export interface FoundGuid {
  kind: GuidKind;
  guid: string;
}

/** Every guid with an owner inside a parsed value; finds them by walking the schema and the value together. */
export function guidsIn(schema: z.ZodType, value: unknown): FoundGuid[] {
  if (value === undefined || value === null) return [];
  const kind = guidKindOf(schema);
  if (kind) return typeof value === 'string' ? [{ kind, guid: value }] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return guidsIn(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((element) => guidsIn(schema.element as z.ZodType, element));
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      guidsIn(field as z.ZodType, (value as Record<string, unknown>)[name]),
    );
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) =>
      (option as z.ZodType).safeParse(value).success ? guidsIn(option as z.ZodType, value) : [],
    );
  }
  return [];
}
