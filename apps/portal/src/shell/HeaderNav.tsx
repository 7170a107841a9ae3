// The portal's navigation: a row on a wide screen, a menu on a phone.

import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { NavLink, useNavigate } from 'react-router';
import { Closed, PHONE } from '@rampa/platform/web/desk';
import type { NavEntry } from './navigation.ts';
import classes from './shell.module.css';

export function HeaderNav({ entries }: { entries: readonly NavEntry[] }) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return isPhone ? <NavMenu entries={entries} /> : <NavRow entries={entries} />;
}

function NavRow({ entries }: { entries: readonly NavEntry[] }) {
  return (
    <nav className={classes.nav} aria-label="Портал">
      {entries.map(({ to, label, end, closed }) =>
        closed ? (
          <Closed key={to} reason={closed} className={classes.link!}>
            {label}
          </Closed>
        ) : (
          <NavLink key={to} to={to} end={end ?? false} className={classes.link!}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  );
}

function NavMenu({ entries }: { entries: readonly NavEntry[] }) {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon size={44} className={classes.burger!} aria-label="Разделы портала">
          <IconMenu2 size={22} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ to, label, closed }) => (
          <Menu.Item key={to} disabled={closed !== undefined} maw="16rem" onClick={() => void navigate(to)}>
            {label}
            {closed ? <small className={classes.why}>{closed}</small> : null}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
