import { datesStep } from '@rampa/applications/domain';
import type { Preparation } from '@rampa/competitions/server';

interface Row {
  timeZone: string;
  closesAt: Date | null;
  freezesAt: Date | null;
  isClosed: boolean;
  isLate: boolean;
}

/** Until when applications come in, by the event's own time. */
export const datesPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<Row>(
    `select c.time_zone as "timeZone", r.closes_at as "closesAt", r.freezes_at as "freezesAt",
            coalesce(r.closes_at <= now(), false) as "isClosed",
            coalesce(r.closes_at > (c.end_date + 1)::timestamp at time zone c.time_zone, false) as "isLate"
       from competitions.v_competition c left join applications.rules r on r.competition_guid = c.guid
      where c.guid = $1`,
    [competition],
  );
  const { timeZone, closesAt, freezesAt, isClosed, isLate } = row!;
  const moment = new Intl.DateTimeFormat('ru', {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });
  const said = (at: Date | null) => at && moment.format(at).replace(' в ', ', ');
  return { steps: [datesStep({ closes: said(closesAt), freezes: said(freezesAt), isClosed, isLate })], counts: {} };
};
