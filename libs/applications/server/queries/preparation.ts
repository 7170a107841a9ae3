import { datesStep } from '@rampa/applications/domain';
import type { Preparation } from '@rampa/competitions/server';
import { russianDates } from '@rampa/kernel';

interface Row {
  timeZone: string;
  opensAt: Date | null;
  closesAt: Date | null;
  freezesAt: Date | null;
  isEarly: boolean;
  isClosed: boolean;
  isLate: boolean;
}

/** From when and until when applications come in, by the event's own time. */
export const datesPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<Row>(
    `select c.time_zone as "timeZone", r.opens_at as "opensAt", r.closes_at as "closesAt", r.freezes_at as "freezesAt",
            coalesce(r.opens_at > now(), false) as "isEarly", coalesce(r.closes_at <= now(), false) as "isClosed",
            coalesce(r.closes_at > (c.end_date + 1)::timestamp at time zone c.time_zone, false) as "isLate"
       from competitions.v_competition c left join applications.rules r on r.competition_guid = c.guid
      where c.guid = $1`,
    [competition],
  );
  const { timeZone, opensAt, closesAt, freezesAt, ...is } = row!;
  const moment = russianDates({
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });
  const said = (at: Date | null) => at && moment.format(at).replace(' в ', ', ');
  const dates = { opens: said(opensAt), closes: said(closesAt), freezes: said(freezesAt) };
  return { steps: [datesStep({ ...dates, ...is })], counts: {} };
};
