// The designer of one template. It weighs much and is loaded once the page stands.

import { Link, useParams } from 'react-router';
import { DesignerGetDocument } from '@rampa/contract';
import { failureText } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, hasDiplomas, openedLater, Page, RowsSkeleton, usePageTitle, useRead } from '@rampa/platform/web/desk';

const DesignerLater = openedLater(
  async () => (await import('../designer/DesignerForm.tsx')).DesignerForm,
  <Page>
    <RowsSkeleton rows={8} height="4rem" />
  </Page>,
);

export function ConstructorPage() {
  return hasDiplomas() ? <Constructor /> : <NoDiplomas />;
}

/** The event's other pages of diplomas are shut by the event's shell, which is not around this one. */
function NoDiplomas() {
  const { guid = '' } = useParams();
  usePageTitle('Шаблон');
  return (
    <Page isPaper>
      <EmptyState action={<Link to={`/organizer/events/${guid}`}>К мероприятию</Link>}>
        {failureText('diplomasOff')}
      </EmptyState>
    </Page>
  );
}

function Constructor() {
  const { guid: competitionGuid = '', templateGuid = '' } = useParams();
  const document = useRead(DesignerGetDocument, { query: { competitionDocumentGuid: templateGuid } });
  usePageTitle(document.data ? `${document.data.title}, шаблон` : 'Шаблон');
  return <Answer of={document}>{(view) => <DesignerLater key={view.guid} of={{ competitionGuid, view }} />}</Answer>;
}
