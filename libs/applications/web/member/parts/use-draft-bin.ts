// A draft goes into the bin and comes back.

import { ApplicationDeleteDraft, ApplicationRestoreDraft } from '@rampa/contract';
import { tell, useWrite } from '@rampa/platform/web/desk';

interface Draft {
  guid: string;
  competitionGuid: string;
}

export function useRestoreDraft() {
  const restoring = useWrite(ApplicationRestoreDraft);
  const restore = ({ guid, competitionGuid }: Draft) =>
    restoring.mutate(
      { query: { competitionGuid, draftGuid: guid } },
      { onSuccess: () => tell('Черновик снова в списке', { subject: guid }) },
    );
  return { restore, restoring: restoring.isPending ? restoring.variables.query?.draftGuid : null };
}

/** `onDone`: before anything is read anew, because the page of a draft that is not there any more would say so. */
export function useDeleteDraft(draft: Draft, onDone: (() => unknown) | undefined) {
  const { restore } = useRestoreDraft();
  return useWrite(ApplicationDeleteDraft, {
    async onDone() {
      await onDone?.();
      tell('Черновик удалён', { subject: draft.guid, action: { label: 'Вернуть', run: () => restore(draft) } });
    },
  });
}
