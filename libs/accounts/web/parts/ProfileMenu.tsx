// The person's menu in the header.

import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ApiFailure, initialsOf } from '@rampa/platform/web/base';
import { tellFailure, useSession } from '@rampa/platform/web/desk';
import { useLogout } from '../api/session.ts';
import classes from '../style/profile-menu.module.css';

export function ProfileMenu() {
  const navigate = useNavigate();
  const { data } = useSession();
  const logout = useLogout();
  if (!data) return null;
  const name = data.name === '' ? data.login : data.name;

  function leave() {
    logout.mutate(
      {},
      {
        onSuccess: () => void navigate('/profile/login/organizer'),
        onError(error) {
          // Nobody is signed in any more: that is what was wanted.
          if (error instanceof ApiFailure && error.isSignedOut) void navigate('/profile/login/organizer');
          else tellFailure(error);
        },
      },
    );
  }

  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.button!}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(name)}
          </span>
          <span className={classes.name}>
            {name}
            <span className="r-sr-only">, меню</span>
          </span>
          <IconChevronDown className={classes.arrow} size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{data.login}</Menu.Label>
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} onClick={leave}>
          Выйти
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
