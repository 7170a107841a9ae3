import { Page, PageHead } from '@rampa/platform/web/desk';

export function ProductPage() {
  return (
    <Page>
      <PageHead title="О портале" />
    </Page>
  );
}
