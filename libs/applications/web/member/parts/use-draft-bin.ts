// A draft goes into the bin and comes back.

import { ApplicationDeleteDraft, ApplicationRestoreDraft } from '@rampa/contract';
import { tell, useWrite } from '@rampa/platform/web/desk';

interface Draft {
  guid: string;
  competitionGuid: string;
}

export function useDraftBin() {
  const deleting = useWrite(ApplicationDeleteDraft);
  const restoring = useWrite(ApplicationRestoreDraft);
  const restore = ({ guid, competitionGuid }: Draft) =>
    restoring.mutate(
      { query: { competitionGuid, draftGuid: guid } },
      { onSuccess: () => tell('Черновик снова в списке', { subject: guid }) },
    );
  const remove = (draft: Draft, { onDone, onSettled }: { onDone: (() => void) | undefined; onSettled(): void }) =>
    deleting.mutate(
      { query: { applicationGuid: draft.guid } },
      {
        onSettled,
        onSuccess: () => {
          onDone?.();
          tell('Черновик удалён', {
            subject: draft.guid,
            action: { label: 'Вернуть', run: () => restore(draft) },
          });
        },
      },
    );
  return {
    remove,
    restore,
    isRemoving: deleting.isPending,
    restoring: restoring.isPending ? restoring.variables : null,
  };
}
