// Applications that wait for a member under his address: he is told where he comes in, and takes them in one press.

import { useNavigate } from 'react-router';
import { ApplicationGetWaiting, ParticipantInviteMember, type WaitingEvent } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Button, buttonLook, listed, WayLink } from '@rampa/platform/web/base';
import { dateRangeText, useRead, useWrite } from '@rampa/platform/web/desk';
import { NotMine } from './NotMine.tsx';
import classes from './member.module.css';

export function WaitingEvents() {
  const { data = [] } = useRead(ApplicationGetWaiting, {});
  if (data.length === 0) return null;
  return (
    <ul className={classes.waiting} aria-label="Вас ждут заявки">
      {data.map((one) => (
        <li key={one.competitionGuid} className={classes.next}>
          <Waiting of={one} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ of }: { of: WaitingEvent }) {
  const { competitionGuid, title, companyName, beginDate, endDate, city, count } = of;
  const go = useNavigate();
  const accept = useWrite(ParticipantInviteMember, {
    onDone: () => void go(`/member/competition/${competitionGuid}/applications`),
  });
  const [comes, brought, yours] =
    count === 1 ? ['ждёт заявка', 'Она внесена', 'станет вашей'] : ['ждут заявки', 'Они внесены', 'станут вашими'];
  return (
    <>
      <span>
        Вас {comes} на {inQuotes(title)}: {listed(companyName, dateRangeText(beginDate, endDate), city)}. {brought} по
        вашей почте, и {yours}, когда вы присоединитесь.
      </span>
      <Button
        kind="primary"
        size="large"
        isBusy={accept.isPending}
        onClick={() => accept.mutate({ query: { competitionGuid } })}
      >
        Присоединиться
      </Button>
      <WayLink {...buttonLook({ size: 'large' })} to={`/member/invite/${competitionGuid}`}>
        О мероприятии
      </WayLink>
      <NotMine of={of} />
    </>
  );
}
