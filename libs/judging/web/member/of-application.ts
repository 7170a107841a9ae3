// Results of one application of a member who has several in the event. Pure.

import type { AnswerOf, VotingProtocolGetVoitingProtocolByUserJson } from '@rampa/contract';

type Programs = AnswerOf<typeof VotingProtocolGetVoitingProtocolByUserJson>;

/** From which his performances came into programs, in the order of the programs; each once. */
export function applicationsIn(programs: Programs): string[] {
  return [...new Set(programs.flatMap(({ items }) => items.flatMap(({ applicationGuid }) => applicationGuid ?? [])))];
}

/** Null: all of them. A program without a performance of it is left out. */
export function ofApplication(programs: Programs, application: string | null): Programs {
  if (application === null) return programs;
  return programs.flatMap((program) => {
    const items = program.items.filter(({ applicationGuid }) => applicationGuid === application);
    return items.length === 0 ? [] : [{ ...program, items }];
  });
}
