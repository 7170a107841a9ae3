import { useQueryClient } from '@tanstack/react-query';
import {
  CompetitionCustomListsArrange,
  CompetitionCustomListsBindCompetitionProgramItem,
  CompetitionCustomListsDelete,
  CompetitionCustomListsExtract,
  CompetitionCustomListsRestore,
  CompetitionCustomListsSetText,
  CompetitionCustomListsUnbindCompetitionProgramItem,
  type CustomListRow,
  type CustomListView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { refreshAfter, tell, tellFailure, useMake, useWrite } from '@rampa/platform/web/desk';

const rowsWord = (count: number) => counted(count, 'строка', 'строки', 'строк');

/** What is done with a list and its rows; each is said, and what can be taken back is. */
export function useListDeeds(competitionGuid: string, list: CustomListView) {
  const client = useQueryClient();
  const name = `list ${list.guid}`;
  const query = { competitionGuid };
  const own = { customListGuid: list.guid };
  const arranging = useWrite(CompetitionCustomListsArrange, { inOrder: name });
  const unbinding = useWrite(CompetitionCustomListsUnbindCompetitionProgramItem, { inOrder: name });
  const binding = useWrite(CompetitionCustomListsBindCompetitionProgramItem, { inOrder: name });
  const saying = useWrite(CompetitionCustomListsSetText, { inOrder: name });
  const extracting = useMake(CompetitionCustomListsExtract);
  const removing = useWrite(CompetitionCustomListsDelete);

  const arrange = (ids: readonly string[]) =>
    arranging.mutateAsync({ query: own, body: { competitionProgramItemGuids: [...ids] } });

  function bindBack(items: readonly string[]) {
    const body = { ...own, competitionProgramItemGuids: [...items] };
    binding.mutate(
      { query, body },
      { onSuccess: () => tell(`Снова в списке: ${rowsWord(items.length)}`, { subject: name }) },
    );
  }

  async function restore() {
    try {
      await callApi(CompetitionCustomListsRestore, { query: own });
      tell(`Список ${inQuotes(list.title)} снова здесь`, { subject: name });
      await refreshAfter(client, CompetitionCustomListsRestore);
    } catch (error) {
      tellFailure(error);
    }
  }

  return {
    isBusy: extracting.isPending || removing.isPending,
    arrange,
    /** Another order at once; the former comes back by a press. */
    arrangeBy: (rows: readonly CustomListRow[], ids: readonly string[], by: string) =>
      void arrange(ids).then(
        () =>
          tell(`Расставлено: ${by}`, {
            subject: `order ${name}`,
            action: { label: 'Вернуть', run: () => void arrange(rows.map(({ itemGuid }) => itemGuid)) },
          }),
        () => undefined,
      ),
    unbind: (rows: readonly CustomListRow[], then?: () => void) => {
      const items = rows.map(({ itemGuid }) => itemGuid);
      const told = rows.length === 1 ? `${inQuotes(rows[0]!.name)} — больше не в списке` : `Убрано: ${rowsWord(rows.length)}`; // prettier-ignore
      unbinding.mutate(
        { query, body: { ...own, competitionProgramItemGuids: items } },
        {
          onSuccess: () => {
            then?.();
            tell(told, { subject: name, action: { label: 'Вернуть', run: () => bindBack(items) } });
          },
        },
      );
    },
    say: (items: readonly string[], columnGuid: string, text: string) =>
      saying.mutateAsync({ query: own, body: { competitionProgramItemGuids: [...items], columnGuid, text } }),
    extract: (then: (program: string) => void) =>
      extracting.mutate(
        { query: own },
        {
          onSuccess: ({ guid, title, added }) =>
            tell(`Программа ${inQuotes(title)} создана: ${counted(added, 'пункт', 'пункта', 'пунктов')}`, {
              detail: 'Прежние программы остались как были, вместе с оценками.',
              action: { label: 'Открыть', run: () => then(guid) },
            }),
        },
      ),
    remove: (then: () => void) =>
      removing.mutate(
        { query: { ...query, ...own } },
        {
          onSuccess: () => {
            then();
            tell(`Список ${inQuotes(list.title)} удалён`, {
              subject: name,
              action: { label: 'Вернуть', run: () => void restore() },
            });
          },
        },
      ),
  };
}
