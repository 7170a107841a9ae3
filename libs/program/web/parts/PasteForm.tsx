// Many performances at once: lines copied out of a spreadsheet, columns named, rubbish told per line.

import { Checkbox, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemDeleteRange,
  GroupFieldGetByCompetition,
  NominationGetNominationsByCompetition,
  type ProgramView,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import {
  addNominations,
  failureTextOf,
  FormDrawer,
  refresh,
  removeUnusedNominations,
  tell,
  tellFailure,
  useAccess,
  useNominations,
  useRead,
} from '@rampa/platform/web/desk';
import { guessColumns, headingOf, type ColumnUse } from '../paste/columns.ts';
import { readRows, sameTitle, type NewItem } from '../paste/read-rows.ts';
import { readTable } from '../paste/read-table.ts';
import { PastePreview } from './PastePreview.tsx';
import classes from '../style/paste.module.css';

const AT_ONCE = 500;
/** As many as one undo takes back; no evening has more. */
const MOST = 1000;

export function PasteForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const { competitionGuid } = program;
  const client = useQueryClient();
  // The book of nominations is of all events: whoever may change this one alone may not add to it.
  const access = useAccess();
  const nominations = useNominations(competitionGuid);
  const groupFields = useRead(GroupFieldGetByCompetition, { query: { competitionGuid } });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Record<number, ColumnUse>>({});
  const [addsNominations, setAddsNominations] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pasted = useDeferredValue(text);
  const groups = useMemo(
    () => (groupFields.data ?? []).map(({ guid, title }) => ({ guid, title })),
    [groupFields.data],
  );

  const table = useMemo(() => {
    const rows = readTable(pasted);
    const heading = headingOf(rows, groups);
    return { rows: heading ? rows.slice(1) : rows, uses: heading ?? guessColumns(rows) };
  }, [pasted, groups]);
  const uses = table.uses.map((use, index) => chosen[index] ?? use);
  const numbers = new Set(program.items.map((item) => item.number).filter(Boolean));
  const read = readRows(table.rows, uses, { nominations: nominations.data ?? [], numbers });
  const isTooMany = read.lines.length > MOST;
  const canAddNominations = access.changes('settings');

  function choose(column: number, use: ColumnUse) {
    // One meaning, one column: who had it before gives it up.
    const freed = uses.flatMap((other, index) =>
      index !== column && other === use && use !== 'skip' ? [[index, 'skip']] : [],
    );
    setChosen((current) => ({ ...current, ...Object.fromEntries(freed), [column]: use }));
  }

  async function send() {
    setBusy(true);
    setRefusal(null);
    const query = { competitionProgramGuid: program.guid };
    const guids: string[] = [];
    let made: { guid: string; title: string }[] = [];
    try {
      const wanted = addsNominations && canAddNominations ? read.unknownNominations : [];
      if (wanted.length > 0) made = await addNominations(wanted);
      const items = read.lines.map<NewItem>(({ item, nomination }) => {
        const found = item.nominationGuid ? null : made.find((one) => sameTitle(one.title, nomination));
        return found ? { ...item, nominationGuid: found.guid } : item;
      });
      for (let at = 0; at < items.length; at += AT_ONCE) {
        const answer = await callApi(CompetitionProgramItemCreateRange, {
          query,
          body: { items: items.slice(at, at + AT_ONCE) },
        });
        guids.push(...answer.guids);
      }
      tell(`Добавили ${counted(guids.length, 'пункт', 'пункта', 'пунктов')}`, {
        action: { label: 'Отменить', run: () => void takeBack(guids, made) },
      });
      onClose();
    } catch (error) {
      const already =
        guids.length > 0 ? ` До этого добавили ${counted(guids.length, 'пункт', 'пункта', 'пунктов')}.` : '';
      setRefusal(failureTextOf(error) + already);
      // Nothing of the list is there: its nominations go, too.
      if (guids.length === 0) await removeUnusedNominations(made.map(({ guid }) => guid)).catch(() => undefined);
    } finally {
      setBusy(false);
      void refresh(client, [CompetitionProgramGetByCompetition, NominationGetNominationsByCompetition]);
    }
  }

  async function takeBack(guids: string[], made: readonly { guid: string }[]) {
    try {
      await callApi(CompetitionProgramItemDeleteRange, {
        query: { competitionProgramGuid: program.guid },
        body: { data: guids },
      });
      await removeUnusedNominations(made.map(({ guid }) => guid));
    } catch (error) {
      tellFailure(error);
    } finally {
      void refresh(client, [CompetitionProgramGetByCompetition, NominationGetNominationsByCompetition]);
    }
  }

  return (
    <FormDrawer
      isOpen
      title="Список из таблицы"
      submit={
        read.lines.length > 0 ? `Добавить ${counted(read.lines.length, 'пункт', 'пункта', 'пунктов')}` : 'Добавить'
      }
      size={960}
      isReady={read.lines.length > 0 && !isTooMany}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Textarea
        label="Строки из Excel, Google Таблиц или CSV"
        description="Скопируйте столбцы целиком, с заголовком или без. Строка «II отделение» начнёт отделение, «Перерыв» станет перерывом."
        placeholder={'№\tИсполнитель\tПроизведение\tГород'}
        rows={5}
        data-autofocus
        classNames={{ input: classes.source! }}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen({});
        }}
      />
      {isTooMany ? (
        <p className={classes.note} role="alert">
          За один раз — не больше {MOST.toLocaleString('ru-RU')} строк, а здесь{' '}
          {read.lines.length.toLocaleString('ru-RU')}. Вставьте их частями, лучше в разные программы.
        </p>
      ) : null}
      {table.rows.length > 0 ? (
        <PastePreview rows={table.rows} uses={uses} groups={groups} read={read} onChoose={choose} />
      ) : null}
      {read.unknownNominations.length > 0 ? (
        canAddNominations ? (
          <Checkbox
            label={`Добавить в справочник новые номинации: ${read.unknownNominations.map((title) => inQuotes(title)).join(', ')}`}
            checked={addsNominations}
            onChange={(event) => setAddsNominations(event.currentTarget.checked)}
          />
        ) : (
          <p className={classes.note}>
            Этих номинаций нет в справочнике, выступления останутся без номинации:{' '}
            {read.unknownNominations.map((title) => inQuotes(title)).join(', ')}
          </p>
        )
      ) : null}
    </FormDrawer>
  );
}
