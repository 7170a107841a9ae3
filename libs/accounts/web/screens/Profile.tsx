// «Мои данные»: missing fields, logo, form; the same for the three kinds of accounts.

import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile as ProfileData } from '@rampa/contract';
import type { UserType } from '@rampa/kernel';
import { Answer, FormSkeleton, Page, PageHead, useRead, useSession } from '@rampa/platform/web/desk';
import { missingIn, PROFILE_CALLS } from '../api/profile.ts';
import { LogoSection } from '../parts/LogoSection.tsx';
import { focusField, MissingFields } from '../parts/MissingFields.tsx';
import { ProfileForm } from '../parts/ProfileForm.tsx';
import { ProfileTabs } from '../parts/ProfileTabs.tsx';
import classes from '../style/profile.module.css';

export function Profile() {
  const session = useSession();
  return (
    <Page width="form">
      <PageHead title="Мои данные" />
      <ProfileTabs />
      <Answer of={session} skeleton={<FormSkeleton fields={6} />}>
        {({ userType }) => <OwnProfile userType={userType} />}
      </Answer>
    </Page>
  );
}

function OwnProfile({ userType }: { userType: UserType }) {
  const read = useRead(PROFILE_CALLS[userType].get);
  return (
    <Answer of={read} skeleton={<FormSkeleton fields={6} />}>
      {(profile) => <Filled profile={profile} onOutdated={() => read.refetch()} />}
    </Answer>
  );
}

interface FilledProps {
  profile: ProfileData;
  /** Reads the profile anew. */
  onOutdated(): Promise<unknown>;
}

function Filled({ profile, onOutdated }: FilledProps) {
  const [round, setRound] = useState(0);
  async function beginAnew() {
    await onOutdated();
    setRound((current) => current + 1);
  }
  const missing = missingIn(profile);
  const first = missing[0];
  const focusFirst = useEffectEvent(() => {
    // The warning above it stays in sight.
    if (first) focusField(first, { preventScroll: true });
  });
  // Only on arrival: later the user scrolls himself.
  useEffect(() => focusFirst(), []);
  return (
    <div className={classes.parts}>
      <MissingFields fields={missing} />
      <LogoSection profile={profile} />
      <ProfileForm key={round} profile={profile} onOutdated={() => void beginAnew()} />
    </div>
  );
}
