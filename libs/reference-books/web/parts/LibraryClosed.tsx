// What is shown in the place of a book: to an employee without the section, and where there is no such book.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';

export function LibraryClosed() {
  return (
    <Page isPaper>
      <PageHead title="Справочники" />
      <EmptyState>Справочники вам не открыты. Попросите доступ у организатора.</EmptyState>
    </Page>
  );
}

export function BookAbsent() {
  return (
    <Page isPaper>
      <PageHead title="Такого справочника нет" />
      <EmptyState
        action={
          <Button component={Link} to="/organizer/library" variant="default">
            Ко всем справочникам
          </Button>
        }
      >
        Возможно, его удалили. Удалённый недавно можно вернуть из уведомления там, где его удаляли.
      </EmptyState>
    </Page>
  );
}
