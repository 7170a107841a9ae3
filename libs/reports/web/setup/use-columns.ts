import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ReportColumnArrange,
  ReportColumnCreate,
  ReportColumnDelete,
  ReportColumnFieldAttach,
  ReportColumnFieldDetach,
  ReportColumnFieldUpdate,
  ReportColumnUpdate,
} from '@rampa/contract';
import {
  refreshAfter,
  tellFailure,
  useIntent,
  useWrite,
  type BoxChoice,
  type ColumnDeeds,
} from '@rampa/platform/web/desk';

const LONGEST = 120;

/** What is done with a report's columns. */
export function useColumns(competitionGuid: string, reportGuid: string): ColumnDeeds {
  const query = { competitionGuid };
  const client = useQueryClient();
  const intent = useIntent();
  const [isAdding, setAdding] = useState(false);
  const arranging = useWrite(ReportColumnArrange, { quiet: false });
  const updating = useWrite(ReportColumnUpdate, { inOrder: 'report column' });
  const removing = useWrite(ReportColumnDelete);
  const attaching = useWrite(ReportColumnFieldAttach, { inOrder: 'report column' });
  const detaching = useWrite(ReportColumnFieldDetach, { inOrder: 'report column' });
  const moving = useWrite(ReportColumnFieldUpdate, { inOrder: 'report column' });

  /** A column of that field, called as the field is. */
  async function add({ title, ...field }: BoxChoice) {
    setAdding(true);
    try {
      await intent.run(async (write) => {
        const body = { reportGuid, title: title.slice(0, LONGEST) };
        const { guid } = await write(ReportColumnCreate, { query, body });
        await write(ReportColumnFieldAttach, { query, body: { ...field, reportColumnGuid: guid } });
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      await refreshAfter(client, ReportColumnCreate);
      setAdding(false);
    }
  }

  return {
    isAdding,
    isAttaching: attaching.isPending,
    add: (choice: BoxChoice) => void add(choice),
    arrange: (reportColumnGuids: string[]) =>
      arranging.mutateAsync({ query: { reportGuid }, body: { reportColumnGuids } }),
    rename: (reportColumnGuid, title) => updating.mutateAsync({ query, body: { reportColumnGuid, title } }),
    separate: (reportColumnGuid, separator) => updating.mutate({ query, body: { reportColumnGuid, separator } }),
    remove: (reportColumnGuid: string, then: () => void) =>
      removing.mutate({ query: { ...query, reportColumnGuid } }, { onSuccess: then }),
    attach: (reportColumnGuid: string, { tag, competitionFieldGuid }: BoxChoice) =>
      attaching.mutate({ query, body: { tag, competitionFieldGuid, reportColumnGuid } }),
    detach: (reportColumnFieldGuid: string) => detaching.mutate({ query: { ...query, reportColumnFieldGuid } }),
    place: (reportColumnFieldGuid: string, order: number) =>
      moving.mutate({ query, body: { reportColumnFieldGuid, order } }),
  };
}
