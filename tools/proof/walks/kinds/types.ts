import type { GuidKind } from '@rampa/contract';

/** Some things are the organizer's or a member's own: then by who asks. */
export type Finding = string | { members: string; others: string };
export type Kinds = Partial<Record<GuidKind, Finding>>;
export type Names = Record<string, { sql: string; isPersonal?: boolean }>;
export type Values = Record<string, readonly unknown[]>;
