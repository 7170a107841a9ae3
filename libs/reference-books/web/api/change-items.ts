// What is done with lines of a book, one or several: each deed is taken back from its notice.

import {
  ReferenceBookItemArchive,
  ReferenceBookItemDelete,
  ReferenceBookItemDeleteRange,
  ReferenceBookItemRestore,
  type BookItemFace,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { tell, tellRefusal, useWrite } from '@rampa/platform/web/desk';

const lines = (count: number) => counted(count, 'строку', 'строки', 'строк');

export function useChangeItems() {
  const archive = useWrite(ReferenceBookItemArchive);
  const remove = useWrite(ReferenceBookItemDelete);
  const removeSome = useWrite(ReferenceBookItemDeleteRange);
  const restore = useWrite(ReferenceBookItemRestore);

  const putBack = (referenceBookItemGuids: string[]) => restore.mutate({ body: { referenceBookItemGuids } });
  const guidsOf = (items: readonly BookItemFace[]) => items.map(({ guid }) => guid);
  const who = (items: readonly BookItemFace[]) =>
    items.length === 1 ? inQuotes(items[0]!.title) : lines(items.length);

  function put(items: readonly BookItemFace[], isArchived: boolean, hasUndo: boolean): void {
    const body = { referenceBookItemGuids: guidsOf(items), isArchived };
    const undo = { action: { label: 'Вернуть', run: () => put(items, !isArchived, false) } };
    void archive.mutateAsync({ body }).then(
      () =>
        tell(isArchived ? `Убрали в архив: ${who(items)}` : `Вернули из архива: ${who(items)}`, {
          subject: `archive ${body.referenceBookItemGuids[0]}`,
          ...(hasUndo ? undo : {}),
        }),
      () => undefined,
    );
  }

  return {
    isBusy: archive.isPending || remove.isPending || removeSome.isPending,
    archive: (items: readonly BookItemFace[], isArchived: boolean) => put(items, isArchived, true),
    /** One that is used stays, and the refusal names where. */
    delete(item: BookItemFace) {
      void remove.mutateAsync({ query: { referenceBookItemGuid: item.guid } }).then(
        () =>
          tell(`Удалили: ${inQuotes(item.title)}`, {
            subject: item.guid,
            action: { label: 'Вернуть', run: () => putBack([item.guid]) },
          }),
        () => undefined,
      );
    },
    /** Those that are used stay: they can go into the archive. */
    deleteSome(items: readonly BookItemFace[]) {
      void removeSome.mutateAsync({ body: { referenceBookItemGuids: guidsOf(items) } }).then(
        ({ deletedGuids }) => {
          const stay = items.filter(({ guid }) => !deletedGuids.includes(guid));
          const kept =
            stay.length === 0 ? '' : `${lines(stay.length)} оставили: они где-то указаны. Их можно убрать в архив.`;
          const undo = { action: { label: 'Вернуть', run: () => putBack(deletedGuids) } };
          if (deletedGuids.length === 0)
            tellRefusal('Удалить нельзя: все они где-то указаны', { detail: 'Их можно убрать в архив.' });
          else tell(`Удалили ${lines(deletedGuids.length)}`, { detail: kept, subject: deletedGuids[0]!, ...undo });
        },
        () => undefined,
      );
    },
  };
}
