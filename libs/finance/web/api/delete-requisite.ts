// Deleting does not ask: it is undone from the notice.

import { RequisiteDelete, RequisiteRestore } from '@rampa/contract';
import { tell, useWrite } from '@rampa/platform/web/desk';

export function useDeleteRequisite(onDone: () => void | Promise<void> = () => undefined) {
  const remove = useWrite(RequisiteDelete, {
    // Before anything is read anew: the page of what is gone is left first.
    onDone: () => onDone(),
  });
  const restore = useWrite(RequisiteRestore);
  return {
    isBusy: remove.isPending,
    run(requisiteGuid: string, title: string) {
      const query = { requisiteGuid };
      // The page may be closed before the answer, so the notice does not depend on it.
      void remove.mutateAsync({ query }).then(
        () => {
          tell('Реквизиты удалены', {
            detail: title,
            subject: requisiteGuid,
            action: { label: 'Вернуть', run: () => restore.mutate({ query }) },
          });
        },
        () => undefined,
      );
    },
  };
}
