// What is done with a program's columns.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CompetitionProgramColumnArrange,
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnDelete,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramColumnFieldDetach,
  CompetitionProgramColumnFieldUpdate,
  CompetitionProgramColumnUpdate,
  type ColumnTag,
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
const inOrder = { inOrder: 'program column' };

interface Audience {
  isPublic?: boolean;
  isForPresenter?: boolean;
  isOnPaper?: boolean;
}

export interface ProgramColumnDeeds extends ColumnDeeds {
  isShowing: boolean;
  show(column: string, audience: Audience): void;
  resize(column: string, width: number): void;
  mean(field: string, tag: ColumnTag | null): void;
}

export function useProgramColumns(competitionGuid: string, competitionProgramGuid: string): ProgramColumnDeeds {
  const query = { competitionGuid };
  const client = useQueryClient();
  const intent = useIntent();
  const [isAdding, setAdding] = useState(false);
  const arranging = useWrite(CompetitionProgramColumnArrange, { quiet: false });
  const updating = useWrite(CompetitionProgramColumnUpdate, inOrder);
  const removing = useWrite(CompetitionProgramColumnDelete);
  const attaching = useWrite(CompetitionProgramColumnFieldAttach, inOrder);
  const detaching = useWrite(CompetitionProgramColumnFieldDetach, inOrder);
  const changing = useWrite(CompetitionProgramColumnFieldUpdate, inOrder);

  async function add({ title, ...field }: BoxChoice) {
    setAdding(true);
    try {
      await intent.run(async (write) => {
        const body = { competitionProgramGuid, title: title.slice(0, LONGEST) };
        const { guid } = await write(CompetitionProgramColumnCreate, { query, body });
        await write(CompetitionProgramColumnFieldAttach, {
          query,
          body: { ...field, competitionProgramColumnGuid: guid },
        });
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      await refreshAfter(client, CompetitionProgramColumnCreate);
      setAdding(false);
    }
  }
  const update = (competitionProgramColumnGuid: string, changes: object) =>
    updating.mutate({ query, body: { competitionProgramColumnGuid, ...changes } });
  const change = (competitionProgramColumnFieldGuid: string, said: { tag?: ColumnTag | null; order?: number }) =>
    changing.mutate({ query, body: { competitionProgramColumnFieldGuid, ...said } });

  return {
    isAdding,
    ...{ isAttaching: attaching.isPending, isShowing: updating.isPending },
    ...{ show: update, resize: (column, width) => update(column, { width: Math.round(width) }) },
    rename: (competitionProgramColumnGuid, title) =>
      updating.mutateAsync({ query, body: { competitionProgramColumnGuid, title } }),
    separate: (column, separator) => update(column, { separator }),
    add: (choice) => void add(choice),
    arrange: (competitionProgramColumnGuids) =>
      arranging.mutateAsync({ query: { competitionProgramGuid }, body: { competitionProgramColumnGuids } }),
    remove: (competitionProgramColumnGuid, then) =>
      removing.mutate({ query: { ...query, competitionProgramColumnGuid } }, { onSuccess: then }),
    attach: (competitionProgramColumnGuid, { tag, competitionFieldGuid }) =>
      attaching.mutate({ query, body: { tag, competitionFieldGuid, competitionProgramColumnGuid } }),
    detach: (competitionProgramColumnFieldGuid) =>
      detaching.mutate({ query: { ...query, competitionProgramColumnFieldGuid } }),
    place: (field, order) => change(field, { order }),
    mean: (field, tag) => change(field, { tag }),
  };
}
