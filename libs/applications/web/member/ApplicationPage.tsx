// One application of a member. What fills it in is the larger part of the page: it comes while the application is read.

import { useParams } from 'react-router';
import { ApplicationGetApplicationJson } from '@rampa/contract';
import { Answer, FormSkeleton, openedLater, Page, useRead } from '@rampa/platform/web/desk';

/** What others write in it comes live; of a form that is being changed nobody is told, so it is looked at, ms. */
const FORM_MS = 10_000;

const WAITING = (
  <Page isPaper>
    <FormSkeleton fields={5} />
  </Page>
);

const ApplicationLater = openedLater(
  async () => (await import('./parts/ApplicationForm.tsx')).ApplicationForm,
  WAITING,
);

export function ApplicationPage() {
  const { applicationGuid = '' } = useParams();
  const view = useRead(ApplicationGetApplicationJson, { query: { applicationGuid } }, { everyMs: FORM_MS });
  return (
    <>
      <ApplicationLater of={view.data ? { view: view.data } : null} />
      {view.data ? null : (
        <Page isPaper>
          <Answer of={view} skeleton={<FormSkeleton fields={5} />}>
            {() => null}
          </Answer>
        </Page>
      )}
    </>
  );
}
