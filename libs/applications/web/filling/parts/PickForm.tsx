// Whom to take: the member's own list, searched by a part of a word.

import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PerformerGetAll, type PerformerView } from '@rampa/contract';
import type { RosterKind } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { Answer, dateText, RowsSkeleton, useEscape, useRead, Window } from '@rampa/platform/web/desk';
import classes from '../style/form-page.module.css';

export interface PickFormProps {
  /** Of the block: «Участник 2». */
  title: string;
  kinds: readonly RosterKind[];
  onTake(one: PerformerView): void;
  onClose(): void;
}

const BREATH_MS = 200;
const MOST = 50;

export function PickForm({ title, kinds, onTake, onClose }: PickFormProps) {
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), BREATH_MS);
  const [kind] = kinds;
  const found = useRead(
    PerformerGetAll,
    {
      query: {
        ...{ pageSize: MOST, sort: 'name' as const },
        ...(searchText === '' ? {} : { searchText }),
        ...(kinds.length === 1 && kind ? { kind } : {}),
      },
    },
    { keepPrevious: true },
  );
  useEscape(true, onClose);
  return (
    <Window opened onClose={onClose} title={`${title}: кого взять?`}>
      <TextInput
        type="search"
        aria-label="Поиск среди моих участников"
        placeholder="Имя или город"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Answer of={found} skeleton={<RowsSkeleton rows={4} />}>
        {({ collection, totalCount }) => (
          <>
            {collection.length > 0 ? (
              <ul className={classes.roster} aria-label="Мои участники">
                {collection.map((one) => (
                  <li key={one.guid}>
                    <button type="button" onClick={() => onTake(one)}>
                      <b dir="auto">{one.name}</b>
                      <small>
                        {listed(
                          one.birthDate === null ? '' : dateText(one.birthDate, 'UTC'),
                          one.city,
                          one.institution,
                        )}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            ) : null}
            <p className={classes.rosterNote} role="status">
              {collection.length === 0
                ? searchText === ''
                  ? 'Список пока пуст. Когда вы отправите заявку, все, кто в ней назван, появятся в нём сами.'
                  : 'Такого имени в списке нет.'
                : totalCount > collection.length
                  ? `Показаны первые ${collection.length} из ${totalCount}. Наберите часть имени.`
                  : ''}
            </p>
            <Link to="/member/performers" className={classes.rosterLink}>
              Открыть «Мои участники»
            </Link>
          </>
        )}
      </Answer>
    </Window>
  );
}
