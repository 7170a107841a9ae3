// «База клиентов»: the header names it without a link; whoever opens the address reads why.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';

export function ClientsPage() {
  return (
    <Page>
      <PageHead title="База клиентов" />
      <EmptyState
        action={
          <Button component={Link} to="/organizer/events" variant="default">
            К мероприятиям
          </Button>
        }
      >
        База клиентов пока не открыта. Кто участвует в мероприятии, видно на его странице «Участники».
      </EmptyState>
    </Page>
  );
}
