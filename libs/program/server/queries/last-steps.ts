// The last steps of the stage with their makers: the log of the live desk.

import type { MadeStageStepView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Number of steps that the desk shows. */
const SHOWN = 4;

type Row = Omit<MadeStageStepView, 'at' | 'by'> & { at: Date; maker: Guid | null; name: string; isPresenter: boolean };

export async function lastSteps(reader: Reader, program: Guid): Promise<MadeStageStepView[]> {
  const rows = await reader.query<Row>(
    `select s.guid, s.item_guid as "itemGuid", s.activity, s.previous, s.made_at as at,
            coalesce(s.account_guid, s.link_guid) as maker,
            coalesce(nullif(a.full_name, ''), nullif(a.company_name, ''), l.name, '') as name,
            s.link_guid is not null as "isPresenter"
     from program.step s
     left join accounts.v_account a on a.guid = s.account_guid
     left join accounts.v_fast_link l on l.guid = s.link_guid
     where s.program_guid = $1 order by s.place desc limit ${SHOWN}`,
    [program],
  );
  return rows.map(({ at, maker, name, isPresenter, ...step }) => ({
    ...step,
    at: at.toISOString(),
    by: { guid: maker, name, isPresenter },
  }));
}
