// What strangers read of the names in a table of applications: the words that are asked, in SQL (ADR 11).

import { namesSomebody, tellsWho, type ColumnPlan, type ColumnReader } from '@rampa/applications/domain';
import type { FormField } from '@rampa/forms/domain';
import type { FieldTag } from '@rampa/kernel';

/** For `everybody`: whose names are whole, and how the others are shortened. Without it no name is shown. */
export interface StrangersNames {
  /**
   * `consented`: of whoever the member and the parents have agreed. `agreed`: the caller has asked the member and the
   * organizer, so that of parents alone is left to ask. `all`: of everybody, as those read who work with them.
   */
  whole: 'all' | 'agreed' | 'consented' | 'none';
  /** `isClosed`: a collective that a closed child may be called by. */
  shorten(tag: FieldTag, text: string, isClosed: boolean): string;
}

/** In application `o` nobody is closed: a block that has no word of its own may name any child of the application. */
const NOBODY_CLOSED = `not exists (select from applications.block c
  where c.application_guid = o.guid and c.deleted_at is null and c.names = 'closed')`;

/** What decides in application `o` where a block has no word of its own. */
const GIVEN: Partial<Record<StrangersNames['whole'], string>> = {
  none: 'false',
  agreed: NOBODY_CLOSED,
  consented: `${NOBODY_CLOSED} and exists (select from accounts.v_publishing v where v.account_guid = o.member_guid)`,
};

/** Whether the names of block `b` are whole; `w` are the words of its application. */
const WHOLE: Record<StrangersNames['whole'], string> = {
  all: 'true',
  agreed: `coalesce(b.names = 'open', w.given)`,
  consented: `coalesce(b.names = 'open', w.given)`,
  none: 'false',
};

export interface NamesInStatement {
  /** A part of `with`, and what joins it to block `b`; empty where nobody has to be asked. */
  words: string;
  join: string;
  /** An answer as its reader gets it: `{ short }` is a name that nobody has agreed to. */
  answerOf: (field: FormField) => string;
}

/**
 * Strangers read nothing of a child whose parents have not agreed to that, and of others the name as far as consent goes,
 * whatever a report shows and whether or not its field is said to be about a person. Each application is asked once.
 */
export function namesIn(plan: ColumnPlan, reader: ColumnReader, names?: StrangersNames): NamesInStatement {
  const whole = names?.whole ?? 'none';
  const isNaming = ({ tag }: FormField) => reader === 'everybody' && namesSomebody(tag);
  const given = [...plan.blocks.values()].flat().some(isNaming) ? GIVEN[whole] : undefined;
  return {
    words: given
      ? `, word as materialized (select o.guid, ${given} as given, not ${NOBODY_CLOSED} as closed
           from applications.application o where o.guid in (select application from page))`
      : '',
    join: given ? 'join word w on w.guid = b.application_guid' : '',
    answerOf: (field) => {
      const { n, kind, tag } = field;
      const answer = kind === 'Text' ? `v.f${n} ->> 't'` : `v.f${n}`;
      if (!isNaming(field)) return answer;
      const isName = kind === 'Text' && tag !== 'personBirthDate';
      // A collective is said once for all, and may be called by a child who is closed elsewhere in the application.
      const byAnybody = given && isName && tag === 'collective';
      return `case ${tellsWho(tag) ? `when b.names = 'closed' then null` : ''}
        ${byAnybody ? `when w.closed then json_build_object('short', ${answer}, 'isClosed', true)` : ''}
        when ${WHOLE[whole]} then to_json(${answer})
        ${isName ? `else json_build_object('short', ${answer})` : ''} end`;
    },
  };
}

/** One name stands in many rows, and telling its words apart takes time. */
export function shortening(
  names: StrangersNames | undefined,
): (tag: FieldTag, text: string, isClosed?: boolean) => string | undefined {
  const known = new Map<string, string>();
  return (tag, text, isClosed = false) => {
    if (!names) return undefined;
    const key = `${tag} ${isClosed} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const short = names.shorten(tag, text, isClosed);
    known.set(key, short);
    return short;
  };
}
