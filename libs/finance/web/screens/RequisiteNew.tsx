// New requisites.

import { useNavigate } from 'react-router';
import { RequisiteCreate } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Page, PageHead, tell, useWrite } from '@rampa/platform/web/desk';
import { useRequisiteAccess } from '../api/requisite-access.ts';
import { NEW_DRAFT, requisiteOf } from '../parts/requisite-draft.ts';
import { RequisiteForm } from '../parts/RequisiteForm.tsx';

export function RequisiteNew() {
  const navigate = useNavigate();
  const { ownerType, canChange, isKnown } = useRequisiteAccess();
  const create = useWrite(RequisiteCreate, { quiet: true });
  return (
    <Page width="form">
      <PageHead title="Новые реквизиты" />
      {!isKnown ? null : !canChange ? (
        <EmptyState>Добавлять реквизиты вам не разрешено. Попросите доступ у организатора.</EmptyState>
      ) : (
        <RequisiteForm
          ownerType={ownerType}
          initial={NEW_DRAFT}
          isBusy={create.isPending}
          failure={create.error}
          onCancel={() => void navigate('/requisite')}
          onEdit={create.reset}
          onSave={(draft, isConfirmed, saved) =>
            create.mutate(
              { body: { requisite: requisiteOf(draft, ownerType), isConfirmed } },
              {
                onSuccess({ guid }) {
                  saved();
                  tell('Реквизиты добавлены', { subject: guid });
                  void navigate(`/requisite/${guid}`, { replace: true });
                },
              },
            )
          }
        />
      )}
    </Page>
  );
}
