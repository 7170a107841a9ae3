// What an employee sees whom the organizer has not given the section.

import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead } from '@rampa/platform/web/desk';

export function LibraryClosed() {
  return (
    <Page isPaper>
      <PageHead title="Справочники" />
      <EmptyState>Справочники вам не открыты. Попросите доступ у организатора.</EmptyState>
    </Page>
  );
}
