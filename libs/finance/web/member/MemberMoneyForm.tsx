// A member's money in an event: what is due, by when and why; the way to pay it.

import { Navigate, useLocation, useParams } from 'react-router';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';

export function MemberMoney() {
  const { guid: competitionGuid = '', payGuid } = useParams();
  const last = useLocation().pathname.split('/').at(-1) ?? '';
  if (payGuid === undefined) return <OwnAccounts competitionGuid={competitionGuid} />;
  if (last === payGuid)
    return <Navigate to={`/member/competition/${competitionGuid}/payments/${payGuid}/details`} replace />;
  return <OwnAccount competitionGuid={competitionGuid} applicationGuid={payGuid} part={last} />;
}
