// The reads of one event's day: every call of the contract that names only the event, a program, a performance or a
// judge, so that future calls are measured too.

import {
  CALLS,
  CompetitionProgramGetForPresenter,
  PublicDisplay,
  PublicProgram,
  PublicVoitingProtocol,
  VotingProtocolGetOthersMarks,
  VotingProtocolGetUsingForProtocol,
  guidKindOf,
  type CallDefinition,
} from '@rampa/contract';
import { z } from 'zod';
import type { BigEvent } from './event.ts';

export interface Read {
  title: string;
  path: string;
  token?: string;
}

export function readsOf(event: BigEvent, organizer: string): Read[] {
  const open = (call: CallDefinition, key: string): Read => ({
    title: call.id,
    path: call.path.replace(/\{\w+\}/, encodeURIComponent(key)),
  });
  return [
    open(PublicDisplay, event.display),
    open(PublicProgram, event.programs[0]!),
    open(PublicVoitingProtocol, event.published),
    ...CALLS.flatMap((call) => {
      const query = queryOf(call, event);
      return query !== null
        ? [{ title: call.id, path: `${call.path}?${query}`, token: tokenOf(call, event, organizer) }]
        : [];
    }),
  ];
}

function tokenOf({ id, who }: CallDefinition, event: BigEvent, organizer: string): string {
  if (id === CompetitionProgramGetForPresenter.id) return event.presenter;
  if (id === VotingProtocolGetUsingForProtocol.id) return event.judge.token;
  // A sheet is asked for as its judge, and so is what nobody else may ask for.
  const isJudges = who.includes('judge') && (who.length === 1 || who.includes('org:protocol'));
  return isJudges ? event.judge.token : organizer;
}

/** Null when the call is none of these. */
function queryOf(call: CallDefinition, event: BigEvent): string | null {
  if (call.kind !== 'read' || call.method !== 'GET' || !call.who.some(isOfTheDay)) return null;
  if (!(call.query instanceof z.ZodObject)) return null;
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(call.query.shape as Record<string, z.ZodType>)) {
    const value = valueOf(schema, event, call.id === VotingProtocolGetOthersMarks.id ? -1 : 0);
    if (value) query.set(name, value);
    else if (!schema.isOptional()) return null;
  }
  return query.size > 0 || call.id === VotingProtocolGetUsingForProtocol.id ? query.toString() : null;
}

const isOfTheDay = (who: string): boolean => who.startsWith('org:') || who === 'judge' || who === 'presenter';

/** `program`: which of them; the last one is closed. */
function valueOf(schema: z.ZodType, event: BigEvent, program: 0 | -1): string | null {
  switch (guidKindOf(schema)) {
    case 'competition':
      return event.guid;
    case 'program':
      return event.programs.at(program)!;
    case 'item':
      return event.items[0]!;
    case 'judge':
      return event.judge.guid;
    default:
      return null;
  }
}
