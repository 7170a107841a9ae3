// This page is in the chunk of the applications' table, and loads its contents later: as a chunk of its own it would add
// an import to every page of the desk.

import { useParams } from 'react-router';
import { openedLater, Page, RowsSkeleton } from '@rampa/platform/web/desk';

const MailingsLater = openedLater(
  async () => (await import('./Mailings.tsx')).Mailings,
  <Page isPaper>
    <RowsSkeleton rows={6} height="4rem" />
  </Page>,
);

export function MailingsPage() {
  const { guid = '' } = useParams();
  return <MailingsLater of={{ competitionGuid: guid }} />;
}
