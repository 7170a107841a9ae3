// Names that strangers may read: higher rooms ask here before they show performers outside jury and organizers.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { namesForStrangers, type NamedItem } from '@rampa/program/domain';

type Names = Pick<NamedItem, 'performer' | 'collective'>;
type Facts = Pick<NamedItem, 'performerKind' | 'peopleCount'> & { guid: Guid; hasConsent: boolean };

/** The names of a performance as they may be shown; an unknown performance gets a stranger's names. */
export type NamesOf = (item: Guid, names: Names) => Names;

const UNKNOWN = { performerKind: 'unknown', peopleCount: 0, hasConsent: false } as const;

const FACTS = `select i.guid, i.performer_kind as "performerKind", i.people_count as "peopleCount",
       i.participant_guid is null or v.account_guid is not null as "hasConsent"
  from program.item i left join accounts.v_publishing v on v.account_guid = i.participant_guid`;

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
   * For hall screens, where the organizer shows who performs (ADR 11): full names except for members without consent.
   */
  async inHall(reader: Reader, competition: Guid): Promise<NamesOf> {
    const facts = byGuid(
      await reader.query<Facts>(
        `${FACTS} where i.competition_guid = $1 and i.participant_guid is not null and v.account_guid is null`,
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

function shown(names: Names, { hasConsent, ...facts }: Omit<Facts, 'guid'>, isWord: boolean): Names {
  const { performer, collective } = namesForStrangers(
    { kind: 'performance', title: '', ...names, ...facts },
    isWord && hasConsent,
  );
  return { performer, collective };
}
