// The person's menu in the header. While it is open the page behind it does not scroll by the keyboard.

import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBuildingBank,
  IconChevronDown,
  IconLogout,
  IconMail,
  IconTextSize,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FontSizeDialog, initialsOf } from '@rampa/platform/web/base';
import { NOT_YET, useHasPage, useSession } from '@rampa/platform/web/desk';
import { useLeaving } from '../api/session.ts';
import { menuOf, type MenuEntry } from './menu-entries.ts';
import { useStillPage } from './still-page.ts';
import classes from '../style/profile-menu.module.css';

const ICONS: Record<MenuEntry['name'], typeof IconUser> = {
  profile: IconUser,
  templates: IconMail,
  requisites: IconBuildingBank,
  employees: IconUsersGroup,
};

const UNFILLED = 'Заполните данные в профиле';

export function ProfileMenu() {
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const { data } = useSession();
  const { leave } = useLeaving();
  const [isOpen, setOpen] = useState(false);
  const [isSizing, setSizing] = useState(false);
  useStillPage(isOpen || isSizing);
  if (!data) return null;
  const name = data.name === '' ? data.login : data.name;
  const isUnfilled = !data.profileFilled;

  return (
    <>
      <Menu opened={isOpen} onChange={setOpen}>
        <Tooltip label={UNFILLED} disabled={!isUnfilled || isOpen}>
          <Menu.Target>
            <UnstyledButton className={classes.button!}>
              <span className={classes.initials} data-warns={isUnfilled || undefined} aria-hidden>
                {initialsOf(name)}
              </span>
              <span className={classes.name}>
                {name}
                <span className="r-sr-only">, меню{isUnfilled ? `. ${UNFILLED}` : ''}</span>
              </span>
              <IconChevronDown className={classes.arrow} size={16} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          <Menu.Label>{data.login}</Menu.Label>
          {menuOf(data).map(({ name: key, label, to }) => {
            const Icon = ICONS[key];
            const isThere = hasPage(to);
            const isWarning = key === 'profile' && isUnfilled;
            return (
              <Menu.Item
                key={to}
                aria-disabled={!isThere || undefined}
                closeMenuOnClick={isThere}
                className={isThere ? undefined : classes.closed}
                leftSection={<Icon size={18} stroke={1.75} />}
                {...(isWarning
                  ? { rightSection: <IconAlertTriangle size={18} stroke={1.75} className={classes.warning} /> }
                  : {})}
                onClick={() => {
                  if (isThere) void navigate(to);
                }}
              >
                {label}
                {isThere ? null : <small className={classes.why}>{NOT_YET}</small>}
                {isWarning ? <small className={classes.why}>{UNFILLED}</small> : null}
              </Menu.Item>
            );
          })}
          <Menu.Item leftSection={<IconTextSize size={18} stroke={1.75} />} onClick={() => setSizing(true)}>
            Размер шрифта
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} onClick={leave}>
            Выйти
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FontSizeDialog isOpen={isSizing} onClose={() => setSizing(false)} />
    </>
  );
}
