// In place of the pages of finances, where the event keeps none.

import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead, useAccess } from '@rampa/platform/web/desk';

export function FinancesOff() {
  const { guid = '' } = useParams();
  const canSwitch = useAccess(guid).changes('settings');
  const action = canSwitch ? (
    <Button component={Link} to={`/organizer/events/${guid}`} variant="default">
      К карточке события
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead title="Финансовые документы" />
      <EmptyState action={action}>
        Здесь они выключены. {canSwitch ? 'Их включают в карточке события.' : 'Их включает организатор.'}
      </EmptyState>
    </Page>
  );
}
