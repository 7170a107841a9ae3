// The designer of one template. It weighs much and is loaded once the page stands.

import { useParams } from 'react-router';
import { DesignerGetDocument } from '@rampa/contract';
import { Answer, openedLater, Page, RowsSkeleton, usePageTitle, useRead } from '@rampa/platform/web/desk';

const DesignerLater = openedLater(
  async () => (await import('../designer/DesignerForm.tsx')).DesignerForm,
  <Page>
    <RowsSkeleton rows={8} height="4rem" />
  </Page>,
);

export function ConstructorPage() {
  const { guid: competitionGuid = '', templateGuid = '' } = useParams();
  const document = useRead(DesignerGetDocument, { query: { competitionDocumentGuid: templateGuid } });
  usePageTitle(document.data ? `${document.data.title}, шаблон` : 'Шаблон');
  return <Answer of={document}>{(view) => <DesignerLater key={view.guid} of={{ competitionGuid, view }} />}</Answer>;
}
