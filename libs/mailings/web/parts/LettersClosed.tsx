// Shown instead of letters: to an employee, and for a letter that does not exist.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';

export function LettersClosed() {
  return (
    <Page width="form">
      <PageHead title="Шаблоны рассылок" />
      <EmptyState>Письма участникам составляет только организатор.</EmptyState>
    </Page>
  );
}

export function LetterAbsent() {
  return (
    <Page width="form">
      <PageHead title="Такого шаблона нет" />
      <EmptyState
        action={
          <Button component={Link} to="/organizer/email-templates" variant="default">
            Ко всем шаблонам
          </Button>
        }
      >
        Возможно, его удалили. Удалённый недавно можно вернуть из уведомления там, где его удаляли.
      </EmptyState>
    </Page>
  );
}
