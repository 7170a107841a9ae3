// Puts chosen items of the running order into a list around the stage.

import { Link } from 'react-router';
import {
  CompetitionCustomListsBindCompetitionProgramItem,
  CompetitionCustomListsGetByCompetition,
  type ProgramView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, DrawerForm, Held, Select, tell, useCallForm, useRead } from '@rampa/platform/web/desk';
import { itemName } from '../order/words.ts';

export interface ToListFormProps {
  program: ProgramView;
  guids: readonly string[];
  onClose(): void;
}

const itemsWord = (count: number) => counted(count, 'пункт', 'пункта', 'пунктов');

export function ToListForm({ program, guids, onClose }: ToListFormProps) {
  const { competitionGuid } = program;
  const lists = useRead(CompetitionCustomListsGetByCompetition, { query: { competitionGuid } });
  const first = program.items.find(({ guid }) => guid === guids[0]);
  const who = guids.length === 1 && first ? itemName(first) : itemsWord(guids.length);
  const form = useCallForm(CompetitionCustomListsBindCompetitionProgramItem, {
    values: { customListGuid: '' },
    asked: { query: { competitionGuid } },
    body: ({ customListGuid }) => ({ customListGuid, competitionProgramItemGuids: [...guids] }),
    missing: { customListGuid: 'Выберите список' },
    onSaved(_, { customListGuid }) {
      const title = lists.data?.find(({ guid }) => guid === customListGuid)?.title ?? '';
      tell(`В списке ${inQuotes(title)}: ${who}`, { detail: 'Кто уже стоял в нём, стоит на своём месте.' });
      onClose();
    },
  });
  return (
    <DrawerForm form={form} title={`В список: ${who}`} submit="Внести" onClose={onClose}>
      <Answer of={lists}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              action={<Link to={`/organizer/events/${competitionGuid}/protocols/lists`}>Завести список</Link>}
            >
              Списков пока нет: расселения, автобусов, репетиций.
            </EmptyState>
          ) : (
            <Held at={form.at('customListGuid')}>
              {(chosen, set, error) => (
                <Select
                  label="Список"
                  data={all.map(({ guid, title, rowCount }) => ({
                    value: guid,
                    label: `${title} (${counted(rowCount, 'строка', 'строки', 'строк')})`,
                  }))}
                  value={chosen || null}
                  onChange={(value) => set(value ?? '')}
                  error={error}
                  data-autofocus
                />
              )}
            </Held>
          )
        }
      </Answer>
    </DrawerForm>
  );
}
