// How one gets in: for a guest the doors that are there, for a person his own pages.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useHasPage, useSession } from '@rampa/platform/web/desk';
import { isMemberHost } from '@rampa/accounts/web';
import classes from './home.module.css';

const DOORS = [
  { to: '/profile/login/organizer', label: 'Войти как организатор', isForMembers: false },
  { to: '/profile/login/member', label: 'Войти как участник', isForMembers: true },
  { to: '/profile/registration/organizer', label: 'Зарегистрировать организацию', isForMembers: false },
];

export function WaysIn() {
  const { data, isLoading } = useSession();
  const hasPage = useHasPage();
  const doors = DOORS.filter(({ to, isForMembers }) => hasPage(to) && (isForMembers || !isMemberHost()));
  const own = data?.userType === 'Member' ? '/member/competition' : '/organizer/events';
  return (
    <div className={classes.ways} aria-busy={isLoading}>
      {isLoading ? null : data ? (
        hasPage(own) ? (
          <Button component={Link} to={own} size="lg" className={classes.way!}>
            К мероприятиям
          </Button>
        ) : null
      ) : (
        doors.map(({ to, label }, index) => (
          <Button
            key={to}
            component={Link}
            to={to}
            size="lg"
            variant={index === 0 ? 'filled' : 'default'}
            className={index === 0 ? classes.way! : classes.otherWay!}
          >
            {label}
          </Button>
        ))
      )}
    </div>
  );
}
