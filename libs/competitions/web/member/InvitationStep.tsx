// The one step of an invitation: taking part, or why that is not to be done here.

import type { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { ApplicationGetWaiting, ParticipantInviteMember, type AnswerOf } from '@rampa/contract';
import { Button, buttonLook, Chip, useGo, WayLink } from '@rampa/platform/web/base';
import { RowsSkeleton, useRead, useSession, useWrite } from '@rampa/platform/web/desk';
import { invitationWords, type InvitationWords, type InvitedEvent } from './invitation-words.ts';
import classes from './invitation.module.css';

export interface InvitationStepProps {
  guid: string;
  event: InvitedEvent;
  membership: AnswerOf<typeof ProfileGetParticipantGetOrganizerInfo>['membership'];
}

export function InvitationStep({ guid, event, membership }: InvitationStepProps) {
  const { data: session, isLoading } = useSession();
  if (isLoading) return <RowsSkeleton rows={1} height="3rem" />;
  if (membership === 'joined') {
    return (
      <>
        <p>
          <Chip tone="ok">вы участвуете</Chip>
        </p>
        <WayLink {...buttonLook({ kind: 'primary', size: 'large' })} to={`/member/competition/${guid}`}>
          Открыть мероприятие
        </WayLink>
      </>
    );
  }
  if (event.isArchived) return <p>Мероприятие в архиве: новых участников в него уже не принимают.</p>;
  if (membership === 'blocked')
    return <p>Организатор закрыл вам это мероприятие. Если это ошибка, напишите или позвоните ему.</p>;
  if (!session) return <Guest guid={guid} words={invitationWords(event, 0)} />;
  if (session.userType !== 'Member') {
    return (
      <p>
        Сейчас вы вошли как {session.userType === 'Organizer' ? 'организатор' : 'сотрудник организатора'}, а приглашение
        принимает участник. Передайте ему эту ссылку или выйдите и войдите под его почтой.
      </p>
    );
  }
  return <Accept guid={guid} event={event} />;
}

function Guest({ guid, words }: { guid: string; words: InvitationWords }) {
  const back = `back=${encodeURIComponent(`/member/invite/${guid}`)}`;
  return (
    <>
      <WayLink {...buttonLook({ kind: 'primary', size: 'large' })} to={`/profile/login/member?${back}`}>
        {words.action}
      </WayLink>
      <p className={classes.hint}>
        {words.note === null ? '' : `${words.note} `}
        Понадобится войти, а потом вы вернётесь сюда. Впервые на портале?{' '}
        <WayLink to={`/profile/registration/member?${back}`}>Зарегистрируйтесь</WayLink>
      </p>
    </>
  );
}

function Accept({ guid, event }: { guid: string; event: InvitedEvent }) {
  const go = useGo();
  const waiting = useRead(ApplicationGetWaiting, {}, { staleTime: 0 });
  const waits = waiting.data?.find(({ competitionGuid }) => competitionGuid === guid)?.count ?? 0;
  const { note, action } = invitationWords(event, waits);
  const accept = useWrite(ParticipantInviteMember, {
    onDone: () => go(`/member/competition/${guid}${waits > 0 ? '/applications' : ''}`),
  });
  return (
    <>
      <Button
        kind="primary"
        size="large"
        isBusy={accept.isPending}
        onClick={() => accept.mutate({ query: { competitionGuid: guid } })}
      >
        {action}
      </Button>
      {note === null ? null : <p className={classes.hint}>{note}</p>}
    </>
  );
}
