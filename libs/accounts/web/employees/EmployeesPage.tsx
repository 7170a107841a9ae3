// «Сотрудники»: working, waiting and dismissed employees.

import { Button } from '@mantine/core';
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
  CopyAddresses,
  CopyButton,
  List,
  ListFilter,
  ListRow,
  ListTools,
  momentText,
  Page,
  PageHead,
  Section,
  useAccess,
  useList,
  useRead,
  useSession,
} from '@rampa/platform/web/desk';
import { employeeInvitation } from '../api/employee-invitation.ts';
import { accessText, type AccessModule } from './access-words.ts';
import { EmployeePanel } from './EmployeePanel.tsx';
import classes from './employees.module.css';

type Tab = EmployeeView['state'];

const SORTS = {
  fullName: 'По имени, А–Я',
  '-fullName': 'По имени, Я–А',
  '-lastSeenAt': 'Кто был недавно',
  '-registeredAt': 'Сначала новые',
};
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
  const list = useList({
    keep: 'employees',
    filters: { state: ['waiting', 'dismissed'] },
    sorts: SORTS,
    isPrivate: true,
  });
  const tab = (list.asked.filters.state || 'approved') as Tab;
  const [opened, setOpened] = useState<string | null>(null);
  const modules = useRead(OrganizerEmployeeGetAllAccessModules);
  const asked = { ...list.page, ...list.found, ...list.sorted };
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
  const read = isBlocked ? blocked : known;
  // The previous tab's rows are not kept while this tab's rows load.
  const isOther = read.isPlaceholderData && read.data?.collection.some((employee) => employee.state !== tab);
  const counts = known.data?.counts;
  const label = (words: string, count: number | undefined) => (count ? `${words}, ${count}` : words);
  const { data: person } = useSession();
  const url = new URL(employeeInvitation(person?.login ?? ''), window.location.origin).href;

  return (
    <Page width="form">
      <PageHead title="Сотрудники" note="Каждый входит по своей почте и видит только то, что вы ему открыли." />
      <ListTools list={list} search="Имя, почта, телефон">
        <ListFilter
          isRow
          list={list}
          name="state"
          label="Каких сотрудников показать"
          all={label('Работают', counts?.approved)}
          options={[
            { value: 'waiting', label: label('Ждут', counts?.waiting) },
            { value: 'dismissed', label: label('Уволены', counts?.dismissed) },
          ]}
        />
      </ListTools>
      <List
        key={tab}
        label="Сотрудники"
        list={list}
        of={isOther ? { ...read, data: undefined } : read}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={({ fullName }) => fullName}
        count={(total) => counted(total, 'человек', 'человека', 'человек')}
        empty={<EmptyState>{EMPTY[tab]}</EmptyState>}
        hasTabs
        nothing="Таких нет. Попробуйте другое слово."
        bulk={(rows) => <CopyAddresses of={rows} />}
        row={(employee) => (
          <Row employee={employee} modules={modules.data ?? []} onOpen={() => setOpened(employee.guid)} />
        )}
      />
      <div className={classes.inviting}>
        <Section
          isForScreen
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
  const seen = lastSeenAt ? `в последний раз ${momentText(lastSeenAt, HERE)}` : 'входа ещё не было';
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
