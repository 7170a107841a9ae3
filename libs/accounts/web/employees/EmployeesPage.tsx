// «Сотрудники»: who works, who asks to, who was let go.

import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import {
  OrganizerEmployeeGetAllAccessModules,
  OrganizerEmployeeGetBlockedEmployees,
  OrganizerEmployeeGetEmployeesAndAccess,
  type EmployeeView,
} from '@rampa/contract';
import { counted, phoneText } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  CopyButton,
  ListRow,
  momentText,
  Page,
  PagedRows,
  PageHead,
  RowsSkeleton,
  Section,
  useAccess,
  useLastPage,
  usePages,
  useRead,
  useSession,
} from '@rampa/platform/web/desk';
import { employeeInvitation } from '../api/employee-invitation.ts';
import { accessText, type AccessModule } from './access-words.ts';
import { EmployeePanel } from './EmployeePanel.tsx';
import classes from './employees.module.css';

type Tab = EmployeeView['state'];

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const EMPTY: Record<Tab, string> = {
  approved: 'Сотрудников пока нет. Отправьте коллегам ссылку для регистрации.',
  waiting: 'Никто не ждёт. Здесь появятся те, кто зарегистрируется и укажет вашу почту.',
  dismissed: 'Уволенных нет.',
};

export function EmployeesPage() {
  const { isKnown, isOwner } = useAccess();
  if (!isKnown) return null;
  if (!isOwner) {
    return (
      <Page width="form">
        <PageHead title="Сотрудники" />
        <EmptyState>Сотрудников принимает и увольняет только организатор.</EmptyState>
      </Page>
    );
  }
  return <Employees />;
}

function Employees() {
  const [tab, setTab] = useState<Tab>('approved');
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), 250);
  const pages = usePages();
  const [opened, setOpened] = useState<string | null>(null);
  const modules = useRead(OrganizerEmployeeGetAllAccessModules);
  const asked = { ...pages.asked, ...(searchText === '' ? {} : { searchText }) };
  const state = tab === 'waiting' ? tab : 'approved';
  const isBlocked = tab === 'dismissed';
  const known = useRead(
    OrganizerEmployeeGetEmployeesAndAccess,
    { query: isBlocked ? { pageSize: 1 } : { state, ...asked } },
    { keepPrevious: true },
  );
  const blocked = useRead(
    OrganizerEmployeeGetBlockedEmployees,
    { query: asked },
    { keepPrevious: true, enabled: isBlocked },
  );
  useLastPage(pages, (isBlocked ? blocked : known).data?.totalCount);
  const counts = known.data?.counts;
  const label = (words: string, count: number | undefined) => (count ? `${words}, ${count}` : words);
  const { data: person } = useSession();
  const url = new URL(employeeInvitation(person?.login ?? ''), window.location.origin).href;

  return (
    <Page width="form">
      <PageHead title="Сотрудники" note="Каждый входит по своей почте и видит только то, что вы ему открыли." />
      <div className={classes.tools}>
        <SegmentedControl
          aria-label="Каких сотрудников показать"
          data={[
            { value: 'approved', label: label('Работают', counts?.approved) },
            { value: 'waiting', label: label('Ждут', counts?.waiting) },
            { value: 'dismissed', label: label('Уволены', counts?.dismissed) },
          ]}
          value={tab}
          onChange={(value) => {
            setTab(value as Tab);
            pages.setPage(1);
          }}
        />
        <TextInput
          className={classes.search!}
          aria-label="Поиск по имени, почте, телефону"
          placeholder="Имя, почта, телефон"
          leftSection={<IconSearch size={18} stroke={1.75} />}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            pages.setPage(1);
          }}
        />
      </div>
      <Answer of={isBlocked ? blocked : known} skeleton={<RowsSkeleton rows={4} height="4.25rem" />}>
        {({ collection, totalCount }) => {
          // The previous tab's list stays on screen until the new one has come: its rows do not belong to this tab.
          const rows = collection.filter((employee) => employee.state === tab);
          return rows.length === 0 ? (
            <EmptyState>{searchText === '' ? EMPTY[tab] : 'Таких нет. Попробуйте другое слово.'}</EmptyState>
          ) : (
            <PagedRows
              label="Сотрудники"
              count={counted(totalCount, 'человек', 'человека', 'человек')}
              total={totalCount}
              pages={pages}
            >
              {rows.map((employee) => (
                <Row
                  key={employee.guid}
                  employee={employee}
                  modules={modules.data ?? []}
                  onOpen={() => setOpened(employee.guid)}
                />
              ))}
            </PagedRows>
          );
        }}
      </Answer>
      <div className={classes.inviting}>
        <Section
          title="Как позвать сотрудника"
          note="Отправьте ссылку. Сотрудник зарегистрируется (ваша почта в ней уже указана) и подтвердит свою; вам придёт письмо, а он появится на вкладке «Ждут»."
        >
          <CopyButton text={url} name="регистрация сотрудника" />
        </Section>
      </div>
      {opened ? <EmployeePanel employeeGuid={opened} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}

interface RowProps {
  employee: EmployeeView;
  modules: readonly AccessModule[];
  onOpen(): void;
}

function Row({ employee, modules, onOpen }: RowProps) {
  const { fullName, email, phone, state, isVerified, registeredAt, lastSeenAt, access } = employee;
  const seen = lastSeenAt ? `был ${momentText(lastSeenAt, HERE)}` : 'ещё не входил';
  const exceptions = access.events.length;
  return (
    <ListRow
      title={
        <>
          {fullName}
          {isVerified ? null : <Chip tone="danger">почта не подтверждена</Chip>}
          {state === 'approved' && exceptions > 0 ? (
            <Chip tone="info">{`свои права: ${counted(exceptions, 'мероприятие', 'мероприятия', 'мероприятий')}`}</Chip>
          ) : null}
        </>
      }
      detail={
        <>
          {[
            email,
            phoneText(phone).replaceAll(' ', '\u00A0'),
            state === 'waiting' ? `ждёт с ${momentText(registeredAt, HERE)}` : seen,
          ]
            .filter(Boolean)
            .join(', ')}
          {state === 'approved' && modules.length > 0 ? <div>{accessText(access.all, modules)}</div> : null}
        </>
      }
    >
      <Button
        variant={state === 'waiting' ? 'filled' : 'default'}
        aria-label={`${state === 'waiting' ? 'Рассмотреть' : 'Открыть'}: ${fullName}`}
        onClick={onOpen}
      >
        {state === 'approved' ? 'Права' : state === 'waiting' ? 'Рассмотреть' : 'Открыть'}
      </Button>
    </ListRow>
  );
}
