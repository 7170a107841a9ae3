// What one event offers of a book: all of it, or the lines that are ticked.

import { Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ReferenceBookChangeEventSet, rulesOf, type BookItemFace } from '@rampa/contract';
import { inQuotes, isFound } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, Held, tell, useSendForm } from '@rampa/platform/web/desk';
import { linesText } from '../api/words.ts';
import classes from '../style/library.module.css';
import type { BookEvent } from './BookEvents.tsx';

export interface EventSetFormProps {
  book: { guid: string; title: string };
  event: BookEvent;
  /** Those that can be offered. */
  items: readonly BookItemFace[];
  /** Null: the whole book. */
  offered: readonly string[] | null;
  onClose(): void;
}

const SHOWN = 200;

export function EventSetForm({ book, event, items, offered, onClose }: EventSetFormProps) {
  const all = items.map(({ guid }) => guid);
  const known = new Set(offered);
  const first = offered === null ? all : all.filter((guid) => known.has(guid));
  const form = useSendForm({
    values: { mode: offered === null ? 'whole' : 'own', guids: first },
    send: ({ mode, guids }) => callApi(ReferenceBookChangeEventSet, asked(mode, new Set(guids))),
    writes: [ReferenceBookChangeEventSet],
    rules: {
      of: rulesOf(ReferenceBookChangeEventSet),
      body: ({ mode, guids }) => asked(mode, new Set(guids)).body,
    },
    faults: ({ mode, guids }) =>
      mode === 'own' && guids.length === 0
        ? { guids: 'Отметьте хотя бы одну строку: иначе выбирать будет не из чего.' }
        : {},
    lost: 'Отмеченное ещё не сохранено и пропадёт.',
    onSaved(_, { mode, guids }) {
      const now = mode === 'whole' ? 'весь справочник' : linesText(guids.length);
      tell(`${inQuotes(event.title)} теперь предлагает ${now}`);
      onClose();
    },
  });

  function asked(mode: string, chosen: ReadonlySet<string>) {
    const before = new Set(first);
    const own = {
      isWhole: false,
      offeredGuids: all.filter((guid) => chosen.has(guid) && !before.has(guid)),
      withheldGuids: all.filter((guid) => !chosen.has(guid) && before.has(guid)),
    };
    return {
      query: { competitionGuid: event.competitionGuid },
      body: { referenceBookGuid: book.guid, ...(mode === 'whole' ? { isWhole: true } : own) },
    };
  }

  return (
    <DrawerForm form={form} title={`${book.title}: ${event.title}`} submit="Сохранить" size={560} onClose={onClose}>
      <Held at={form.at('mode')}>
        {(mode, set) => (
          <>
            <Radio.Group label="Что предлагает мероприятие" value={mode} onChange={set}>
              <div className={classes.names}>
                <Radio value="whole" label="Весь справочник, и новые его строки тоже" data-autofocus />
                <Radio value="own" label="Только отмеченные строки" />
              </div>
            </Radio.Group>
            {mode === 'own' ? (
              <Held at={form.at('guids')}>
                {(guids, put, error) => <Ticks items={items} guids={guids} error={error} onChange={put} />}
              </Held>
            ) : null}
          </>
        )}
      </Held>
    </DrawerForm>
  );
}

interface TicksProps {
  items: readonly BookItemFace[];
  guids: readonly string[];
  error: string | undefined;
  onChange(guids: string[]): void;
}

function Ticks({ items, guids, error, onChange }: TicksProps) {
  const [search, setSearch] = useState('');
  const chosen = new Set(guids);
  const found = items.filter(({ title, shortTitle }) => isFound(search, `${title} ${shortTitle}`));
  function put(some: readonly BookItemFace[], isChosen: boolean) {
    const next = new Set(guids);
    for (const { guid } of some)
      if (isChosen) next.add(guid);
      else next.delete(guid);
    onChange(items.flatMap(({ guid }) => (next.has(guid) ? [guid] : [])));
  }
  const areAll = found.length > 0 && found.every(({ guid }) => chosen.has(guid));
  return (
    <div>
      <TextInput
        aria-label="Найти строку"
        placeholder="Найти строку"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        type="search"
        maxLength={200}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className={classes.tickHead}>
        <span role="status">
          Отмечено {guids.length} из {items.length}
        </span>
        <Button variant="subtle" color="gray" disabled={found.length === 0} onClick={() => put(found, !areAll)}>
          {areAll ? 'Снять' : 'Отметить'} {search === '' ? 'все' : `найденные: ${found.length}`}
        </Button>
      </div>
      {error ? (
        <p className={classes.refusal} role="alert">
          {error}
        </p>
      ) : null}
      <ul className={classes.ticks} data-fault={error ? true : undefined}>
        {found.slice(0, SHOWN).map((item) => (
          <li key={item.guid}>
            <Checkbox
              label={item.title}
              checked={chosen.has(item.guid)}
              onChange={({ currentTarget }) => put([item], currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {found.length > SHOWN ? (
        <p className={classes.note}>И ещё {linesText(found.length - SHOWN)}: уточните поиск.</p>
      ) : null}
      {found.length === 0 ? <p className={classes.note}>Такой строки нет.</p> : null}
    </div>
  );
}
