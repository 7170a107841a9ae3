// Who comes into a list: items of a program, those that stand in it already put aside.

import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionCustomListsBindCompetitionProgramItem,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsData,
  type CustomListView,
} from '@rampa/contract';
import { counted, inQuotes, isFound } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  DrawerForm,
  Held,
  RowsSkeleton,
  Select,
  tell,
  useCallForm,
  useRead,
  type Place,
} from '@rampa/platform/web/desk';
import { TextInput } from '@mantine/core';
import { listedName } from '@rampa/program/domain';
import { oneOfEach } from './words.ts';
import classes from './lists.module.css';

export interface BindFormProps {
  competitionGuid: string;
  list: CustomListView;
  /** Items of the list. */
  bound: ReadonlySet<string>;
  onClose(): void;
}

const rowsWord = (count: number) => counted(count, 'пункт', 'пункта', 'пунктов');

export function BindForm({ competitionGuid, list, bound, onClose }: BindFormProps) {
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid } });
  const [program, setProgram] = useState<string | null>(null);
  const form = useCallForm(CompetitionCustomListsBindCompetitionProgramItem, {
    values: { competitionProgramItemGuids: [] as string[] },
    asked: { query: { competitionGuid } },
    body: (values) => ({ ...values, customListGuid: list.guid }),
    missing: { competitionProgramItemGuids: 'Отметьте хотя бы один пункт' },
    onSaved(_, { competitionProgramItemGuids: items }) {
      tell(`В списке ${inQuotes(list.title)}: ещё ${rowsWord(items.length)}`);
      onClose();
    },
    lost: 'Отмеченные ещё не внесены.',
  });
  const chosen = form.useValue('competitionProgramItemGuids').length;
  const shown = program ?? programs.data?.[0]?.guid ?? null;
  return (
    <DrawerForm
      form={form}
      title="Внести в список"
      submit={chosen === 0 ? 'Внести' : `Внести ${rowsWord(chosen)}`}
      size={560}
      asks="Закрыть, не внося?"
      onClose={onClose}
    >
      <Answer of={programs} skeleton={<RowsSkeleton rows={5} />}>
        {(all) =>
          shown === null ? (
            <EmptyState>Программ пока нет: вносить в список некого.</EmptyState>
          ) : (
            <>
              {all.length > 1 ? (
                <Select
                  label="Из программы"
                  data={all.map(({ guid, title }) => ({ value: guid, label: title }))}
                  value={shown}
                  allowDeselect={false}
                  onChange={(value) => value && setProgram(value)}
                />
              ) : null}
              <Choice key={shown} program={shown} bound={bound} at={form.at('competitionProgramItemGuids')} />
            </>
          )
        }
      </Answer>
    </DrawerForm>
  );
}

function Choice({ program, bound, at }: { program: string; bound: ReadonlySet<string>; at: Place<string[]> }) {
  const read = useRead(CompetitionProgramGetProgramColumnsData, { query: { competitionProgramGuid: program } });
  const [question, setQuestion] = useState('');
  return (
    <Answer of={read} skeleton={<RowsSkeleton rows={5} />}>
      {({ items }) => {
        const found = items.filter((item) => isFound(question, `${listedName(item)} ${item.number} ${item.pieceTitle} ${item.group}`)); // prettier-ignore
        const free = found.filter(({ guid, kind }) => kind === 'performance' && !bound.has(guid));
        const ids = free.map(({ guid }) => guid);
        if (items.length === 0) return <EmptyState>В этой программе пока пусто.</EmptyState>;
        return (
          <Held at={at}>
            {(chosen, set, error) => (
              <fieldset className={classes.choice} data-fault={error ? true : undefined}>
                <legend>Кого внести</legend>
                <TextInput
                  type="search"
                  aria-label="Найти в программе"
                  placeholder="Исполнитель, произведение, номинация"
                  maxLength={100}
                  value={question}
                  onChange={(event) => setQuestion(event.currentTarget.value)}
                />
                <div className={classes.ticks}>
                  <Button
                    variant="default"
                    disabled={ids.length === 0}
                    onClick={() => set([...new Set([...chosen, ...ids])])}
                  >
                    Отметить всех: {ids.length}
                  </Button>
                  <Button
                    variant="default"
                    disabled={ids.length === 0}
                    onClick={() => set([...new Set([...chosen, ...oneOfEach(free)])])}
                  >
                    По одному от коллектива: {oneOfEach(free).length}
                  </Button>
                  {chosen.length > 0 ? (
                    <Button variant="subtle" color="gray" onClick={() => set([])}>
                      Снять
                    </Button>
                  ) : null}
                </div>
                {found.length === 0 ? <p className={classes.note}>Ничего не нашлось</p> : null}
                <Checkbox.Group value={chosen} onChange={set}>
                  {found.map((item) => (
                    <Checkbox
                      key={item.guid}
                      className={classes.one!}
                      value={item.guid}
                      label={[item.number && `№\u00A0${item.number}`, listedName(item)].filter(Boolean).join(' ')}
                      description={
                        bound.has(item.guid) ? 'Уже в списке' : [item.pieceTitle, item.group].filter(Boolean).join(', ')
                      }
                      disabled={bound.has(item.guid)}
                    />
                  ))}
                </Checkbox.Group>
                {error ? (
                  <p role="alert" className={classes.fault}>
                    {error}
                  </p>
                ) : null}
              </fieldset>
            )}
          </Held>
        );
      }}
    </Answer>
  );
}
