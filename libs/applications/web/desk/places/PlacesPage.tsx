// It comes with the table, and what it shows after it: a page of its own would be a cut more for every page of the desk.

import { useParams } from 'react-router';
import { openedLater, Page, RowsSkeleton } from '@rampa/platform/web/desk';

const PlacesLater = openedLater(
  async () => (await import('./PlacesForm.tsx')).PlacesForm,
  <Page isPaper>
    <RowsSkeleton rows={6} height="4rem" />
  </Page>,
);

export function PlacesPage() {
  const { guid = '' } = useParams();
  return <PlacesLater of={{ competitionGuid: guid }} />;
}
