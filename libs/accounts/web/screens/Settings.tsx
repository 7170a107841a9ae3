// A person's own settings: a list of sections.

import { Page, PageHead } from '@rampa/platform/web/desk';
import { ClosingSection } from '../parts/ClosingSection.tsx';
import { ConsentsSection } from '../parts/ConsentsSection.tsx';
import { DevicesSection } from '../parts/DevicesSection.tsx';
import { EmailSection } from '../parts/EmailSection.tsx';
import { PasswordSection } from '../parts/PasswordSection.tsx';
import { ProfileTabs } from '../parts/ProfileTabs.tsx';

export function Settings() {
  return (
    <Page width="form">
      <PageHead title="Настройки" />
      <ProfileTabs />
      <DevicesSection />
      <EmailSection />
      <PasswordSection />
      <ConsentsSection />
      <ClosingSection />
    </Page>
  );
}
