import { Page, PageHead } from '@rampa/platform/web/desk';

export function FaqPage() {
  return (
    <Page>
      <PageHead title="Вопросы и ответы" />
    </Page>
  );
}
