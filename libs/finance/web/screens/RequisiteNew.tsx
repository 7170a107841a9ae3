// Creates a requisite.

import { useNavigate } from 'react-router';
import { RequisiteCreate } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead, tell } from '@rampa/platform/web/desk';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { NEW_DRAFT, requisiteOf } from '../parts/requisite-draft.ts';
import { RequisiteForm } from '../parts/RequisiteForm.tsx';

export function RequisiteNew() {
  const navigate = useNavigate();
  const { ownerType, canChange, isKnown } = useRequisiteAccess();
  return (
    <Page width="form">
      <PageHead title="Новые реквизиты" />
      {!isKnown ? null : !canChange ? (
        <EmptyState>Добавлять реквизиты вам не разрешено. Попросите доступ у организатора.</EmptyState>
      ) : (
        <RequisiteForm
          ownerType={ownerType}
          initial={NEW_DRAFT}
          draftName="new requisite"
          onCancel={() => void navigate('/requisite')}
          write={RequisiteCreate}
          send={(draft, isConfirmed, write) =>
            write(RequisiteCreate, { body: { requisite: requisiteOf(draft, ownerType), isConfirmed } })
          }
          onSaved={({ guid }) => {
            tell('Реквизиты добавлены', { subject: guid });
            void navigate(`/requisite/${guid}`, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
