// The header of an organizer, an employee or a member: navigation, jobs, size of type, menu with the finder. The greeting and the
// organizer's contacts get a row of their own when the first one is full.

import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { FontSizeButton, Logo } from '@rampa/platform/web/base';
import { HeaderSlot, JobTray, PHONE, useHasPage, useSession } from '@rampa/platform/web/desk';
import { ProfileMenu } from '@rampa/accounts/web';
import { sendUnsent, unsentAnswers } from '@rampa/applications/web';
import { useFinder } from './finder/use-finder.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { homeOf, navigationOf } from './navigation.ts';
import { Welcome } from './Welcome.tsx';
import classes from './shell.module.css';

const UNSENT = { count: unsentAnswers, send: sendUnsent };

export function PersonHeader() {
  const { data } = useSession();
  const hasPage = useHasPage();
  const finder = useFinder();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const userType = data?.userType ?? 'Organizer';
  const entries = navigationOf(userType, hasPage, (data?.config.settings ?? 0) > 0);
  return (
    <header className={classes.ofPerson}>
      <div className={classes.rows}>
        <div className={classes.bar}>
          <Link to={homeOf(userType)} className={classes.logo} aria-label="Рампа, на главную">
            <Logo />
          </Link>
          <HeaderSlot className={classes.place!} />
          {isPhone ? null : <HeaderNav entries={entries} />}
          <span className={classes.gap} />
          <JobTray />
          <FontSizeButton className={classes.wideOnly!} />
          <ProfileMenu navigation={isPhone ? entries : []} deeds={finder.deeds} unsent={UNSENT} />
          {finder.layers}
        </div>
        <Welcome />
      </div>
    </header>
  );
}
