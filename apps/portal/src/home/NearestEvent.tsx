// One of the nearest events with what it asks for.

import { Link } from 'react-router';
import {
  AwardGroupGetByCompetition,
  CompetitionJudgeGetByCompetitionGuid,
  PointGetByCompetition,
  VotingProtocolGetUsingForProtocolByCompetition,
  type FestivalView,
} from '@rampa/contract';
import { Chip, Lamp } from '@rampa/platform/web/base';
import { dateRangeText, useAccess, useRead } from '@rampa/platform/web/desk';
import { EventLogo, eventState, sectionOf } from '@rampa/competitions/web';
import { attentionOf, type Matter } from './attention.ts';
import classes from './organizer-home.module.css';

export function NearestEvent({ event }: { event: FestivalView }) {
  const { title, beginDate, endDate, city, logoPath } = event.details;
  const state = eventState(event, new Date());
  const matters = useMatters(event.guid);
  return (
    <li className={classes.event}>
      <EventLogo title={title} logoPath={logoPath} size="small" />
      <div className={classes.about}>
        <div className={classes.name}>
          <Link to={`/organizer/events/${event.guid}`}>{title}</Link>
          <Chip tone={state.tone}>{state.word}</Chip>
        </div>
        <p>{[dateRangeText(beginDate, endDate), city].filter(Boolean).join(' · ')}</p>
        {matters && matters.length > 0 ? (
          <ul className={classes.matters}>
            {matters.map(({ text, to, tone }) => (
              <li key={text}>
                <Link to={`/organizer/events/${event.guid}/${to}`}>
                  <Lamp state={tone} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.calm}>{matters === null ? '\u00A0' : 'Всё готово, дел нет.'}</p>
        )}
      </div>
    </li>
  );
}

/** Null until everything that the person may see has been read. What he may not open is not asked about. */
function useMatters(competitionGuid: string): Matter[] | null {
  const access = useAccess(competitionGuid);
  const asked = { query: { competitionGuid } };
  const settings = { enabled: access.isKnown, staleTime: 30_000 };
  const judges = useRead(CompetitionJudgeGetByCompetitionGuid, { ...asked, body: {} }, settings);
  const points = useRead(PointGetByCompetition, asked, settings);
  const awards = useRead(AwardGroupGetByCompetition, asked, settings);
  const protocols = useRead(VotingProtocolGetUsingForProtocolByCompetition, asked, {
    ...settings,
    enabled: access.sees('protocol'),
  });
  const mayProtocols = access.sees('protocol');
  if (!judges.data || !points.data || !awards.data || (mayProtocols && !protocols.data)) return null;
  const matters = attentionOf({
    judges: judges.data.totalCount,
    criteria: points.data.length,
    awardFaults: awards.data.reduce((sum, { faults }) => sum + faults.length, 0),
    programs: protocols.data ?? [],
  });
  return matters.filter(({ to }) => access.sees(sectionOf(to)) && (mayProtocols || to !== 'program'));
}
