import type { GuidKind } from '@rampa/contract';

/** Some things belong to the organizer or to a member: then the asking person decides. */
export type Finding = string | { members: string; others: string };
export type Kinds = Partial<Record<GuidKind, Finding>>;
export type Names = Record<string, { sql: string; isPersonal?: boolean }>;
export type Values = Record<string, readonly unknown[]>;
