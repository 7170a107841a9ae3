import { Page, PageHead } from '@rampa/platform/web/desk';

export function HomePage() {
  return (
    <Page>
      <PageHead title="Главная" />
    </Page>
  );
}
