// Links into the portal: sign-in pages for a guest, his own pages for a signed-in person.

import { buttonLook, WayLink } from '@rampa/platform/web/base';
import { useSession } from '@rampa/platform/web/desk';
import { isMemberHost } from '@rampa/accounts/web';
import classes from './home.module.css';

const DOORS = [
  { to: '/profile/login/organizer', label: 'Войти как организатор', isForMembers: false },
  { to: '/profile/login/member', label: 'Войти как участник', isForMembers: true },
  { to: '/profile/registration/organizer', label: 'Зарегистрировать организацию', isForMembers: false },
];

export function WaysIn() {
  const { data, isLoading } = useSession();
  const doors = DOORS.filter(({ isForMembers }) => isForMembers || !isMemberHost());
  const own = data?.userType === 'Member' ? '/member/competition' : '/organizer/events';
  return (
    <div className={classes.ways} aria-busy={isLoading}>
      {isLoading ? null : data ? (
        <WayLink {...buttonLook({ kind: 'primary', size: 'tall' })} to={own}>
          К мероприятиям
        </WayLink>
      ) : (
        doors.map(({ to, label }, index) => (
          <WayLink
            key={to}
            {...buttonLook(
              index === 0 ? { kind: 'primary', size: 'tall' } : { size: 'tall', className: classes.otherWay! },
            )}
            to={to}
          >
            {label}
          </WayLink>
        ))
      )}
    </div>
  );
}
