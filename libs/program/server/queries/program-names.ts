// Names that strangers may read: higher rooms ask here before they show performers outside jury and organizers.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { namesForStrangers, type NamedItem } from '@rampa/program/domain';

type Names = Pick<NamedItem, 'performer' | 'collective'>;
type Facts = Pick<NamedItem, 'performerKind' | 'peopleCount'> & { guid: Guid } & Words;

interface Words {
  /** Whether the name of who performs may be shown. */
  hasConsent: boolean;
  /** Whether the collective's name may mean a child who is closed. */
  hasClosed: boolean;
}

/** The names of a performance as they may be shown; an unknown performance gets a stranger's names. */
export type NamesOf = (item: Guid, names: Names) => Names;

const UNKNOWN = { performerKind: 'unknown', peopleCount: 0, hasConsent: false, hasClosed: true } as const;

/**
 * Whether a child of the application from which item `i` was taken is closed: its collective is said once for all
 * performances, and may name a child of another one.
 */
export const HAS_CLOSED = `exists (select from applications.v_closed_names c where c.application_guid = i.application_guid)`;

/**
 * Whether the names in an item `i` may be shown: where its performance names children, by their parents' word; else by the
 * member's own, unless a child of the application is closed; what was typed has nobody to ask.
 */
export const HAS_CONSENT = `(case (select n.names from applications.v_performance_names n where n.block_guid = i.source_block_guid)
  when 'closed' then false when 'open' then true
  else not ${HAS_CLOSED} and (i.participant_guid is null or exists (
    select from accounts.v_publishing v where v.account_guid = i.participant_guid)) end)`;

const FACTS = `select i.guid, i.performer_kind as "performerKind", i.people_count as "peopleCount",
       ${HAS_CONSENT} as "hasConsent", ${HAS_CLOSED} as "hasClosed"
  from program.item i`;

@Injectable()
export class ProgramNames {
  /** For public pages: full names when the organizer's permission and the member's consent are both given. */
  async inPublic(reader: Reader, program: Guid): Promise<NamesOf> {
    const [word] = await reader.query<{ isFullNames: boolean }>(
      'select is_full_names as "isFullNames" from program.program where guid = $1',
      [program],
    );
    const facts = byGuid(await reader.query<Facts>(`${FACTS} where i.program_guid = $1`, [program]));
    return (item, names) => shown(names, facts.get(item) ?? UNKNOWN, word?.isFullNames ?? false);
  }

  /**
   * For hall screens, where the organizer shows who performs (ADR 11): full names except for members and children without consent.
   */
  async inHall(reader: Reader, competition: Guid): Promise<NamesOf> {
    const facts = byGuid(
      await reader.query<Facts>(
        `${FACTS} where i.competition_guid = $1 and (i.participant_guid is not null or i.source_block_guid is not null)
          and (not ${HAS_CONSENT} or ${HAS_CLOSED})`,
        [competition],
      ),
    );
    return (item, names) => {
      const hidden = facts.get(item);
      return hidden ? shown(names, hidden, true) : names;
    };
  }
}

const byGuid = (rows: readonly Facts[]) => new Map(rows.map((row) => [row.guid, row]));

function shown(names: Names, { hasConsent, hasClosed, ...facts }: Omit<Facts, 'guid'>, isWord: boolean): Names {
  const { performer, collective } = namesForStrangers(
    { kind: 'performance', title: '', ...names, ...facts },
    isWord && hasConsent,
    hasClosed,
  );
  return { performer, collective };
}
