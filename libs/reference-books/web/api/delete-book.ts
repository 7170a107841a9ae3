// Deleting does not ask: it is undone from the notice.

import { ReferenceBookDelete, ReferenceBookRestore } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';

export function useDeleteBook(onDone: () => void | Promise<void> = () => undefined) {
  const remove = useWrite(ReferenceBookDelete, {
    // Before anything is read anew: the page of a book that is gone is left first.
    onDone: () => onDone(),
  });
  const restore = useWrite(ReferenceBookRestore);
  return {
    isBusy: remove.isPending,
    run({ guid, title }: { guid: string; title: string }) {
      const query = { referenceBookGuid: guid };
      // The list may be gone before the answer: what is shown then does not hang on it.
      void remove.mutateAsync({ query }).then(
        () =>
          tell(`Справочник ${inQuotes(title)} удалён`, {
            subject: guid,
            action: { label: 'Вернуть', run: () => restore.mutate({ query }) },
          }),
        () => undefined,
      );
    },
  };
}
