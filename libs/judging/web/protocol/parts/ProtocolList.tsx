// Programs of the event and how far their protocols are.

import type { AnswerOf, VotingProtocolGetUsingForProtocolByCompetition } from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import {
  type Column,
  ColumnsMenu,
  List,
  ListRow,
  ListTools,
  useColumns,
  useList,
  wholeList,
  WholeRowLink,
} from '@rampa/platform/web/desk';
import { STATE_TONES, STATE_WORDS } from '../order/words.ts';

type Summary = AnswerOf<typeof VotingProtocolGetUsingForProtocolByCompetition>[number];

function progressText({ performanceCount: all, markedCount: marked }: Summary): string {
  if (all === 0) return 'выступлений нет';
  if (marked >= all) return `оценены все, ${all}`;
  return `оценено ${marked} из ${all}\u00A0${plural(all, 'выступления', 'выступлений', 'выступлений')}`;
}

const COLUMNS: readonly Column<Summary>[] = [
  { key: 'tour', label: 'Тур', of: ({ tour }) => `${tour} тур`, share: 0.5 },
  { key: 'marked', label: 'Оценки', of: progressText, share: 1.5 },
  {
    key: 'state',
    label: 'Протокол',
    of: ({ state }) => <Chip tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Chip>,
  },
];

export function ProtocolList({ protocols }: { protocols: readonly Summary[] }) {
  const hasTours = protocols.some((one) => one.tour > 1);
  const list = useList();
  const columns = useColumns('protocols', hasTours ? COLUMNS : COLUMNS.slice(1));
  const read = { data: protocols, error: null, isPending: false, refetch: () => undefined };
  return (
    <>
      <ListTools list={list} search="Название программы" rows={protocols.length}>
        <ColumnsMenu columns={columns} />
      </ListTools>
      <List
        label="Протоколы"
        list={list}
        of={wholeList(read, list, { wordsOf: ({ title }) => [title] })}
        idOf={({ programGuid }) => programGuid}
        nameOf={({ title }) => title}
        columns={columns}
        heads={{ title: 'Программа' }}
        empty={null}
        nothing="Такой программы нет. Попробуйте другое слово."
        row={({ programGuid, title }) => (
          <ListRow title={<WholeRowLink to={`?competitionProgramGuid=${programGuid}`}>{title}</WholeRowLink>} />
        )}
      />
    </>
  );
}
