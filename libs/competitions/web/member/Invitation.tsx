// An invitation to an event: what it is and whose, seen by anybody with the link; accepted by a member in one step.

import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import { ProfileGetParticipantGetOrganizerInfo, type AnswerOf } from '@rampa/contract';
import { eventOnScreen } from '@rampa/kernel';
import { buttonLook, EmptyState, listed, unbroken, WayLink } from '@rampa/platform/web/base';
import { Answer, dateRangeText, EventLogo, RowsSkeleton, usePageTitle, useRead } from '@rampa/platform/web/desk';
import { Description } from '../parts/Description.tsx';
import { InvitationStep } from './InvitationStep.tsx';
import { OrganizerContacts } from './OrganizerContacts.tsx';
import classes from './invitation.module.css';

type Info = AnswerOf<typeof ProfileGetParticipantGetOrganizerInfo>;
type Invited = Pick<Info, 'membership'> & { [K in 'event' | 'organizer']: NonNullable<Info[K]> };

export function Invitation({ guid }: { guid: string }) {
  usePageTitle('Приглашение');
  // Whose page it is the server reads from the Referer.
  const info = useRead(ProfileGetParticipantGetOrganizerInfo, {}, { staleTime: 0 });
  return (
    <section className={classes.page} key={guid}>
      <Answer of={info} skeleton={<RowsSkeleton rows={4} height="4rem" />}>
        {({ event, organizer, membership, isDeleted }) =>
          event && organizer ? (
            <Told guid={guid} invited={{ event, organizer, membership }} />
          ) : (
            <NoInvitation isDeleted={isDeleted} organizer={organizer} />
          )
        }
      </Answer>
    </section>
  );
}

function Told({ guid, invited: { event, organizer, membership } }: { guid: string; invited: Invited }) {
  const short = eventOnScreen(event.title, event.shortTitle);
  const where = listed(event.city, event.place);
  return (
    <div className={classes.invited}>
      <div className={classes.head}>
        <EventLogo title={event.title} logoPath={event.logoPath} size="large" />
        <div>
          <p className={classes.whose}>
            {unbroken(organizer.companyName) || 'Организатор'} <span>приглашает вас участвовать</span>
          </p>
          <h1>{unbroken(short)}</h1>
          {short === event.title ? null : <p className={classes.full}>{unbroken(event.title)}</p>}
          <ul className={classes.facts}>
            <li>
              <IconCalendar size={20} stroke={1.75} aria-hidden />
              {dateRangeText(event.beginDate, event.endDate)}
            </li>
            {where === '' ? null : (
              <li>
                <IconMapPin size={20} stroke={1.75} aria-hidden />
                <span>{unbroken(where)}</span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className={classes.step}>
        <InvitationStep {...{ guid, event, membership }} />
      </div>
      {event.description ? (
        <div className={classes.about}>
          <h2>О мероприятии</h2>
          <Description text={event.description} />
        </div>
      ) : null}
      <Host organizer={organizer} />
    </div>
  );
}

function Host({ organizer }: { organizer: NonNullable<Info['organizer']> }) {
  return (
    <div className={classes.about}>
      <h2>Организатор</h2>
      <p className={classes.company}>
        {organizer.logoPath ? <img src={organizer.logoPath} alt="" width={45} height={45} /> : null}
        <span>{listed(organizer.companyName || 'Организатор мероприятия', organizer.city)}</span>
      </p>
      <OrganizerContacts organizer={organizer} />
    </div>
  );
}

function NoInvitation({ isDeleted, organizer }: Pick<Info, 'isDeleted' | 'organizer'>) {
  return (
    <div className={classes.nothing}>
      <h1>Приглашения нет</h1>
      <EmptyState
        action={
          isDeleted ? null : (
            <WayLink {...buttonLook({ size: 'large' })} to="/member/invite">
              Вставить ссылку целиком
            </WayLink>
          )
        }
      >
        {isDeleted
          ? 'Организатор удалил это мероприятие. Если вы собирались участвовать, спросите у него, состоится ли оно.'
          : 'По этой ссылке мероприятия нет: возможно, при копировании потерялся её конец. Проверьте ссылку или попросите у организатора новую.'}
      </EmptyState>
      {organizer === null ? null : <Host organizer={organizer} />}
    </div>
  );
}
