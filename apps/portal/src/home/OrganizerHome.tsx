import { Page, PageHead } from '@rampa/platform/web/desk';

export function OrganizerHome() {
  return (
    <Page>
      <PageHead title="Главная" />
    </Page>
  );
}
