// «Статусы»: until when applications come in, and what an organizer says of them and of their blocks.

import { useParams } from 'react-router';
import { Page, PageHead, useAccess } from '@rampa/platform/web/desk';
import { DatesLater } from '../parts/forms-later.ts';
import { StatusList } from '../statuses/StatusList.tsx';

export function StatusesPage() {
  const { guid = '' } = useParams();
  const canChange = useAccess(guid).changes('settings');
  return (
    <Page>
      <PageHead title="Статусы" />
      <StatusList kind="application" competitionGuid={guid} canChange={canChange} />
      <StatusList kind="block" competitionGuid={guid} canChange={canChange} />
      <DatesLater of={guid ? { competitionGuid: guid, canChange } : null} />
    </Page>
  );
}
