// The person's menu in the header. While it is open, keys do not scroll the page behind it.

import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBuildingBank,
  IconChevronDown,
  IconLogout,
  IconMail,
  IconSettings,
  IconTextSize,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Face, FontSizeDialog } from '@rampa/platform/web/base';
import { BusySign, useHasPage, useSession } from '@rampa/platform/web/desk';
import { useLeaving } from '../api/session.ts';
import { LeaveQuestion, type Unsent } from './LeaveQuestion.tsx';
import { menuOf, type MenuEntry } from './menu-entries.ts';
import { useStillPage } from './still-page.ts';
import classes from '../style/profile-menu.module.css';

const ICONS: Record<MenuEntry['name'], typeof IconUser> = {
  profile: IconUser,
  performers: IconUsers,
  templates: IconMail,
  requisites: IconBuildingBank,
  employees: IconUsersGroup,
  settings: IconSettings,
};

const UNFILLED = 'Заполните данные в профиле';

export interface ProfileMenuProps {
  /** Links of the header that have no room there. */
  navigation?: readonly { to: string; label: string; closed?: string }[];
  /** What is not with the server yet: it is asked about before somebody signs out. */
  unsent?: Unsent;
  /** What a key of any page does, too. */
  deeds?: readonly { label: string; icon: typeof IconUser; keys: string; run(): void }[];
}

export function ProfileMenu({ navigation = [], deeds = [], unsent }: ProfileMenuProps) {
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const { data } = useSession();
  const { leave, isPending } = useLeaving();
  const [isOpen, setOpen] = useState(false);
  const [isSizing, setSizing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useStillPage(isOpen || isSizing || isAsked);
  if (!data) return null;
  const name = data.name === '' ? data.login : data.name;
  const isUnfilled = !data.profileFilled;

  return (
    <>
      <Menu opened={isOpen} onChange={setOpen}>
        <Tooltip label={UNFILLED} disabled={!isUnfilled || isOpen}>
          <Menu.Target>
            <UnstyledButton className={classes.button!}>
              <span className={classes.face} data-warns={isUnfilled || undefined}>
                <Face fullName={name} photo={data.logoPath} />
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
          {navigation.map(({ to, label, closed }) => (
            <Entry key={to} label={label} {...(closed ? { closed } : {})} onOpen={() => void navigate(to)} />
          ))}
          {navigation.length > 0 ? <Menu.Divider /> : null}
          {menuOf(data)
            .filter(({ to }) => hasPage(to))
            .map(({ name: key, label, to }) => (
              <Entry
                key={to}
                icon={ICONS[key]}
                label={label}
                {...(key === 'profile' && isUnfilled ? { warning: UNFILLED } : {})}
                onOpen={() => void navigate(to)}
              />
            ))}
          {deeds.map(({ label, icon: Sign, keys, run }) => (
            <Menu.Item
              key={label}
              leftSection={<Sign size={18} stroke={1.75} />}
              rightSection={<kbd aria-hidden>{keys}</kbd>}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconTextSize size={18} stroke={1.75} />} onClick={() => setSizing(true)}>
            Размер шрифта
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            // Signing out ends the page: until then the menu stays and shows progress.
            closeMenuOnClick={false}
            aria-busy={isPending}
            leftSection={<BusySign isBusy={isPending} sign={<IconLogout size={18} stroke={1.75} />} />}
            onClick={() => {
              if (isPending) return;
              if ((unsent?.count(data.guid) ?? 0) === 0) return leave();
              setOpen(false);
              setAsked(true);
            }}
          >
            Выйти
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsked && unsent ? (
        <LeaveQuestion
          account={data.guid}
          unsent={unsent}
          isLeaving={isPending}
          onLeave={leave}
          onClose={() => setAsked(false)}
        />
      ) : null}
      <FontSizeDialog isOpen={isSizing} onClose={() => setSizing(false)} />
    </>
  );
}

interface EntryProps {
  icon?: typeof IconUser;
  label: string;
  /** Why the entry is disabled. */
  closed?: string;
  warning?: string;
  onOpen(): void;
}

/** A disabled entry can still be reached by the arrows and tells why. */
function Entry({ icon: Icon, label, closed, warning, onOpen }: EntryProps) {
  const isClosed = closed !== undefined;
  return (
    <Menu.Item
      aria-disabled={isClosed || undefined}
      closeMenuOnClick={!isClosed}
      className={isClosed ? classes.closed : undefined}
      leftSection={Icon ? <Icon size={18} stroke={1.75} /> : null}
      rightSection={warning ? <IconAlertTriangle size={18} stroke={1.75} className={classes.warning} /> : null}
      onClick={() => {
        if (!isClosed) onOpen();
      }}
    >
      {label}
      {closed || warning ? <small className={classes.why}>{closed ?? warning}</small> : null}
    </Menu.Item>
  );
}
