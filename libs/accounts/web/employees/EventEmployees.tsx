// The owner's block on an event's «Доступы»: the rights of each employee here.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { OrganizerEmployeeGetAllAccessModules, OrganizerEmployeeGetEmployeesAndAccess } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { List, ListRow, Section, useAccess, useList, useRead } from '@rampa/platform/web/desk';
import { accessText, configIn, ownIn } from './access-words.ts';
import { EmployeePanel } from './EmployeePanel.tsx';

export function EventEmployees() {
  const { guid = '' } = useParams();
  return useAccess(guid).isOwner ? <OwnersEmployees competitionGuid={guid} /> : null;
}

function OwnersEmployees({ competitionGuid }: { competitionGuid: string }) {
  const list = useList({ name: 'employees' });
  const [opened, setOpened] = useState<string | null>(null);
  const modules = useRead(OrganizerEmployeeGetAllAccessModules);
  const employees = useRead(
    OrganizerEmployeeGetEmployeesAndAccess,
    { query: { state: 'approved', ...list.page } },
    { keepPrevious: true },
  );
  return (
    <Section
      title="Сотрудники"
      note="Права в этом мероприятии действуют вместо общих."
      actions={
        <Button variant="default" component={Link} to="/organizer/profile/employee">
          Все сотрудники
        </Button>
      }
    >
      <List
        label="Сотрудники"
        list={list}
        of={employees}
        idOf={({ guid }) => guid}
        nameOf={({ fullName }) => fullName}
        empty={<EmptyState>Сотрудников пока нет. Позвать их можно на странице «Сотрудники».</EmptyState>}
        nothing="Таких нет."
        row={(employee) => (
          <ListRow
            title={
              <>
                {employee.fullName}
                {ownIn(employee, competitionGuid) ? <Chip tone="info">своё</Chip> : <Chip>как для всех</Chip>}
              </>
            }
            detail={modules.data ? accessText(configIn(employee, competitionGuid), modules.data) : null}
          >
            <Button
              variant="default"
              aria-label={`Права: ${employee.fullName}`}
              onClick={() => setOpened(employee.guid)}
            >
              Права
            </Button>
          </ListRow>
        )}
      />
      {opened ? (
        <EmployeePanel employeeGuid={opened} competitionGuid={competitionGuid} onClose={() => setOpened(null)} />
      ) : null}
    </Section>
  );
}
