// What a person settles for himself: a list of sections.

import { Page, PageHead } from '@rampa/platform/web/desk';
import { ConsentsSection } from '../parts/ConsentsSection.tsx';
import { DevicesSection } from '../parts/DevicesSection.tsx';
import { PasswordSection } from '../parts/PasswordSection.tsx';

export function Settings() {
  return (
    <Page width="form">
      <PageHead title="Настройки" />
      <DevicesSection />
      <PasswordSection />
      <ConsentsSection />
    </Page>
  );
}
