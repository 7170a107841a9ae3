// The owner's block on «Доступы» of an event: what each employee may here.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { OrganizerEmployeeGetAllAccessModules, OrganizerEmployeeGetEmployeesAndAccess } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  PagedRows,
  RowsSkeleton,
  Section,
  useAccess,
  useLastPage,
  usePages,
  useRead,
} from '@rampa/platform/web/desk';
import { accessText, configIn, ownIn } from './access-words.ts';
import { EmployeePanel } from './EmployeePanel.tsx';

export function EventEmployees() {
  const { guid = '' } = useParams();
  return useAccess(guid).isOwner ? <OwnersEmployees competitionGuid={guid} /> : null;
}

function OwnersEmployees({ competitionGuid }: { competitionGuid: string }) {
  const pages = usePages();
  const [opened, setOpened] = useState<string | null>(null);
  const modules = useRead(OrganizerEmployeeGetAllAccessModules);
  const employees = useRead(
    OrganizerEmployeeGetEmployeesAndAccess,
    { query: { state: 'approved', ...pages.asked } },
    { keepPrevious: true },
  );
  useLastPage(pages, employees.data?.totalCount);
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
      <Answer of={employees} skeleton={<RowsSkeleton rows={3} height="3.5rem" />}>
        {({ collection, totalCount }) =>
          collection.length === 0 ? (
            <EmptyState>Сотрудников пока нет. Позвать их можно на странице «Сотрудники».</EmptyState>
          ) : (
            <PagedRows label="Сотрудники" total={totalCount} pages={pages}>
              {collection.map((employee) => (
                <ListRow
                  key={employee.guid}
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
              ))}
            </PagedRows>
          )
        }
      </Answer>
      {opened ? (
        <EmployeePanel employeeGuid={opened} competitionGuid={competitionGuid} onClose={() => setOpened(null)} />
      ) : null}
    </Section>
  );
}
