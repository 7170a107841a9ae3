// What stands in the place of forms: for an employee without the section, and where there is no such form.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';

export function FormsClosed() {
  return (
    <Page isPaper>
      <PageHead title="Формы заявок" />
      <EmptyState>Формы заявок вам не открыты. Попросите доступ у организатора.</EmptyState>
    </Page>
  );
}

export function FormAbsent() {
  return (
    <Page isPaper>
      <PageHead title="Такой формы нет" />
      <EmptyState
        action={
          <Button component={Link} to="/organizer/forms" variant="default">
            Ко всем формам
          </Button>
        }
      >
        Возможно, её удалили.
      </EmptyState>
    </Page>
  );
}
