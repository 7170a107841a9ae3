// Changes a requisite; a passport that is not typed anew stays.

import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { RequisiteGetByGuid, RequisiteUpdate, type RequisiteView } from '@rampa/contract';
import { requisiteTitle } from '@rampa/finance/domain';
import { callApi, EmptyState } from '@rampa/platform/web/base';
import { Answer, FormSkeleton, Page, PageHead, tell, useRead } from '@rampa/platform/web/desk';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { draftOf, requisiteOf, type Draft } from '../parts/requisite-draft.ts';
import { RequisiteForm } from '../parts/RequisiteForm.tsx';

export function RequisiteEdit() {
  const { guid = '' } = useParams();
  const { canChange, isKnown } = useRequisiteAccess();
  const requisite = useRead(RequisiteGetByGuid, { query: { requisiteGuid: guid } });
  const [round, setRound] = useState(0);
  async function reload() {
    await requisite.refetch();
    setRound((current) => current + 1);
  }
  return (
    <Page width="form">
      <PageHead title="Изменить реквизиты" note={requisite.data ? requisiteTitle(requisite.data) : '\u00a0'} />
      {isKnown && !canChange ? (
        <EmptyState>Менять реквизиты вам не разрешено. Попросите доступ у организатора.</EmptyState>
      ) : (
        <Answer of={requisite} skeleton={<FormSkeleton fields={8} />}>
          {(view) => <EditForm key={round} read={view} onReload={reload} />}
        </Answer>
      )}
    </Page>
  );
}

function EditForm({ read, onReload }: { read: RequisiteView; onReload(): Promise<void> }) {
  const navigate = useNavigate();
  // A later read does not touch what is being typed; the server notices the stale version.
  const [view] = useState(read);
  const { guid, version, ownerType } = view;
  const card = `/requisite/${guid}`;
  return (
    <RequisiteForm
      ownerType={ownerType}
      initial={draftOf(view)}
      draftName={`requisite ${guid}`}
      onReload={() => void onReload()}
      onCancel={() => void navigate(card)}
      write={RequisiteUpdate}
      send={(draft, isConfirmed) =>
        callApi(RequisiteUpdate, { body: { requisite: { ...changedOf(draft, view), guid, version }, isConfirmed } })
      }
      onSaved={() => {
        tell('Реквизиты сохранены', { subject: guid });
        void navigate(card, { replace: true });
      }}
    />
  );
}

function changedOf(draft: Draft, { ownerType }: RequisiteView) {
  const { passportSeriesNumber, ...known } = requisiteOf(draft, ownerType);
  return draft.passportSeriesNumber.trim() === '' ? known : { ...known, passportSeriesNumber };
}
