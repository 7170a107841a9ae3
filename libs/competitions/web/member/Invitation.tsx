// An invitation to an event: what it is and whose, seen by anybody with the link; accepted by a member.

import { Button, Group } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import {
  CompetitionGetCompetitionsByParticipant,
  ParticipantGetOrganizerInfo,
  ParticipantInviteMember,
  UserGetShort,
} from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  dateRangeText,
  RowsSkeleton,
  usePageTitle,
  useRead,
  useSession,
  useWrite,
} from '@rampa/platform/web/desk';
import { EventLogo } from '../parts/EventLogo.tsx';
import { OrganizerContacts } from './OrganizerContacts.tsx';
import classes from './member.module.css';

export function Invitation() {
  const { guid = '' } = useParams();
  usePageTitle('Приглашение');
  // Whose page it is the server reads from the Referer; the key keeps the answers of two invitations apart.
  const info = useRead(ParticipantGetOrganizerInfo, {}, { staleTime: 0 });
  return (
    <section className={classes.invitation} key={guid}>
      <Answer of={info} skeleton={<RowsSkeleton rows={3} height="3rem" />}>
        {({ event, organizer }) =>
          event && organizer ? (
            <>
              <p>{organizer.companyName || 'Организатор'} приглашает вас участвовать</p>
              <EventLogo title={event.title} logoPath={event.logoPath} size="small" />
              <h1>{event.title}</h1>
              <p>{[dateRangeText(event.beginDate, event.endDate), event.city].filter(Boolean).join(' · ')}</p>
              <Accept guid={guid} />
              <OrganizerContacts organizer={organizer} />
            </>
          ) : (
            <EmptyState>По этой ссылке мероприятия нет. Проверьте её или попросите у организатора новую.</EmptyState>
          )
        }
      </Answer>
    </section>
  );
}

function Accept({ guid }: { guid: string }) {
  const navigate = useNavigate();
  const { data: session, isLoading } = useSession();
  const accept = useWrite(ParticipantInviteMember, {
    refreshes: [CompetitionGetCompetitionsByParticipant, UserGetShort],
    onDone: () => void navigate(`/member/competition/${guid}`),
  });
  const back = `back=${encodeURIComponent(`/member/invite/${guid}`)}`;
  if (isLoading) return <RowsSkeleton rows={1} height="2.75rem" />;
  if (!session) {
    return (
      <>
        <p>Войдите как участник или зарегистрируйтесь: потом вы вернётесь сюда.</p>
        <Group gap="sm">
          <Button component={Link} to={`/profile/login/member?${back}`} size="md">
            Войти
          </Button>
          <Button component={Link} to={`/profile/registration/member?${back}`} size="md" variant="default">
            Зарегистрироваться
          </Button>
        </Group>
      </>
    );
  }
  if (session.userType !== 'Member') {
    return (
      <p>
        Сейчас вы вошли как {session.userType === 'Organizer' ? 'организатор' : 'сотрудник организатора'}, а приглашение
        принимает участник. Передайте ему эту ссылку или выйдите и войдите под его почтой.
      </p>
    );
  }
  return (
    <Button size="md" loading={accept.isPending} onClick={() => accept.mutate({ query: { competitionGuid: guid } })}>
      Принять приглашение
    </Button>
  );
}
