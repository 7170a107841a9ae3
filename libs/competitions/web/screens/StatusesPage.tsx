// «Статусы»: what an organizer says of an application and of its blocks.

import { useParams } from 'react-router';
import { Page, PageHead, useAccess } from '@rampa/platform/web/desk';
import { StatusList } from '../statuses/StatusList.tsx';

export function StatusesPage() {
  const { guid = '' } = useParams();
  const canChange = useAccess(guid).changes('settings');
  return (
    <Page>
      <PageHead title="Статусы" />
      <StatusList kind="application" competitionGuid={guid} canChange={canChange} />
      <StatusList kind="block" competitionGuid={guid} canChange={canChange} />
    </Page>
  );
}
