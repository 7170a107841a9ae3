// One employee: his rights in all events and in each, his approval and dismissal.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  FestivalGetFestivals,
  OrganizerEmployeeApprove,
  OrganizerEmployeeDismiss,
  OrganizerEmployeeGetAllAccessModules,
  OrganizerEmployeeGetInfo,
  type EmployeeView,
} from '@rampa/contract';
import { phoneText } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  FormSkeleton,
  Panel,
  Select,
  tell,
  useAllPages,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { AccessMatrix } from './AccessMatrix.tsx';
import { useEmployeeAccess } from './use-employee-access.ts';
import classes from './employees.module.css';

export interface EmployeePanelProps {
  employeeGuid: string;
  /** The only event to show; without it the user chooses, all events first. */
  competitionGuid?: string;
  onClose(): void;
}

export function EmployeePanel({ employeeGuid, competitionGuid, onClose }: EmployeePanelProps) {
  const employee = useRead(OrganizerEmployeeGetInfo, { query: { employeeGuid } });
  return (
    <Panel isOpen title={competitionGuid ? 'Права в этом мероприятии' : 'Сотрудник'} onClose={onClose}>
      <Answer of={employee} skeleton={<FormSkeleton fields={7} />}>
        {(known) => (
          <>
            <div className={classes.person}>
              <p className={classes.name}>{known.fullName}</p>
              <p>{[known.email, phoneText(known.phone).replaceAll(' ', '\u00A0')].filter(Boolean).join(', ')}</p>
            </div>
            <Rights employee={known} {...(competitionGuid ? { competitionGuid } : {})} />
            {competitionGuid ? null : <Deeds employee={known} onClose={onClose} />}
          </>
        )}
      </Answer>
    </Panel>
  );
}

const ALL = 'all';

function Rights({ employee, competitionGuid }: { employee: EmployeeView; competitionGuid?: string }) {
  const [chosen, setChosen] = useState<string>(competitionGuid ?? ALL);
  const modules = useRead(OrganizerEmployeeGetAllAccessModules);
  const events = useAllPages(FestivalGetFestivals, { query: {} }, { enabled: !competitionGuid });
  const competition = chosen === ALL ? null : chosen;
  const access = useEmployeeAccess(employee, competition);
  const own = new Set(employee.access.events.map((event) => event.competitionGuid));
  return (
    <>
      {competitionGuid ? null : (
        <Select
          label="Где действуют права"
          allowDeselect={false}
          searchable
          nothingFoundMessage="Такого мероприятия нет"
          data={[
            { value: ALL, label: 'Во всех мероприятиях' },
            ...(events.data?.collection ?? []).map(({ guid, details }) => ({
              value: guid,
              label: `${details.title}${own.has(guid) ? ' — свои права' : ''}`,
            })),
          ]}
          value={chosen}
          onChange={(value) => setChosen(value ?? ALL)}
        />
      )}
      <div className={classes.scope} aria-live="polite">
        {competition === null ? (
          <span className={classes.sectionNote}>
            И в тех, что появятся позже. В одном мероприятии можно задать свои.
          </span>
        ) : access.isOwn ? (
          <>
            <Chip tone="info">своё</Chip>
            <Button variant="default" onClick={access.reset}>
              Сделать как для всех
            </Button>
          </>
        ) : (
          <>
            <Chip>как для всех</Chip>
            <span className={classes.sectionNote}>Измените любой раздел, и здесь будут действовать свои права.</span>
          </>
        )}
      </div>
      <Answer of={modules} skeleton={<FormSkeleton fields={7} />}>
        {(list) => <AccessMatrix name={employee.fullName} modules={list} config={access.shown} onChange={access.set} />}
      </Answer>
    </>
  );
}

function Deeds({ employee, onClose }: { employee: EmployeeView; onClose(): void }) {
  const [isAsked, setAsked] = useState(false);
  const { approve, dismiss, isBusy } = useSettling(employee);
  const isWaiting = employee.state === 'waiting';
  return (
    <div className={classes.deeds}>
      {employee.state === 'approved' ? null : (
        <>
          {employee.isVerified ? null : (
            <p className={classes.sectionNote}>
              Почта ещё не подтверждена. Принять можно, как только сотрудник откроет ссылку из письма.
            </p>
          )}
          <Button size="md" disabled={!employee.isVerified} loading={isBusy} onClick={() => approve(onClose)}>
            {isWaiting ? 'Принять' : 'Принять снова'}
          </Button>
        </>
      )}
      {employee.state === 'dismissed' ? null : (
        <Button size="md" variant="outline" color="danger" onClick={() => setAsked(true)}>
          {isWaiting ? 'Отказать' : 'Уволить'}
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        isDanger
        title={isWaiting ? `Отказать: ${employee.fullName}?` : `Уволить: ${employee.fullName}?`}
        action={isWaiting ? 'Отказать' : 'Уволить'}
        isBusy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => dismiss(onClose)}
      >
        {isWaiting
          ? 'Войти не получится: об этом сотруднику скажет письмо. Передумаете — примите на вкладке «Уволены».'
          : 'Вход сразу завершится на всех устройствах, войти снова не получится. Всё сделанное останется. Вернуть сотрудника можно на вкладке «Уволены»: права сохранятся.'}
      </Confirm>
    </div>
  );
}

function useSettling({ guid, fullName, state }: EmployeeView) {
  const approving = useWrite(OrganizerEmployeeApprove);
  const dismissing = useWrite(OrganizerEmployeeDismiss);
  const query = { employeeGuid: guid };
  return {
    isBusy: approving.isPending || dismissing.isPending,
    approve: (onDone: () => void) =>
      void approving.mutateAsync({ query }).then(
        () => {
          tell(`${fullName}: теперь ваш сотрудник`, { detail: 'Письмо о том, что можно входить, отправлено.' });
          onDone();
        },
        () => undefined,
      ),
    dismiss: (onDone: () => void) =>
      void dismissing.mutateAsync({ query }).then(
        () => {
          tell(state === 'waiting' ? `Отказано: ${fullName}` : `Доступ закрыт: ${fullName}`);
          onDone();
        },
        () => undefined,
      ),
  };
}
