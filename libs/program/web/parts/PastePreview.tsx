// What was understood of the pasted lines, and what was not.

import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, PERFORMER_KINDS, type PerformerKind } from '@rampa/kernel';
import { namesForStrangers } from '@rampa/program/domain';
import { COLUMN_KINDS, COLUMN_TITLES, type ColumnUse } from '../paste/columns.ts';
import { spanText } from '../paste/durations.ts';
import type { ReadLine } from '../paste/read-rows.ts';
import type { PastedRow } from '../paste/read-table.ts';
import type { Pasted } from '../state/use-pasted.ts';
import { PERFORMER_KIND_WORDS } from './PerformerKindSelect.tsx';
import classes from '../style/paste.module.css';

const SHOWN = 50;

export function PastePreview({ pasted }: { pasted: Pasted }) {
  const { rows, uses, groups, read, setColumn, setKind } = pasted;
  const [isWhole, setWhole] = useState(false);
  const options = [
    ...COLUMN_KINDS.map((kind) => ({ value: kind as ColumnUse, label: COLUMN_TITLES[kind] })),
    ...groups.map((group) => ({ value: `group:${group.guid}` as ColumnUse, label: group.title })),
  ];
  const faults = new Map(read.faulty.map((line) => [line.line, line.faults]));
  const taken = new Map(read.lines.map((line) => [line.line, line]));
  const spelled = new Map(pasted.isCaseMended ? pasted.miscased.map(({ line, usual }) => [line, usual]) : []);
  // Those who are chosen meanwhile stay where they are.
  const [chosen, setChosen] = useState<{ of: typeof rows; lines: ReadonlySet<number> } | null>(null);
  const unsure = chosen?.of === rows ? chosen.lines : null;
  const inDoubt = read.lines.filter(isUnsure);
  const asked = unsure === null ? rows : rows.filter(({ line }) => unsure.has(line));
  const shown = isWhole ? asked : asked.slice(0, SHOWN);
  return (
    <>
      <Faults faulty={read.faulty} />
      {inDoubt.length > 0 || unsure !== null ? (
        <p className={classes.unsure} role="status">
          <span>
            {inDoubt.length > 0
              ? `Не поняли, кто это, в ${counted(inDoubt.length, 'строке', 'строках', 'строках')}: имена там сокращены для всех`
              : 'Теперь о каждой строке известно, кто это'}
          </span>
          <Button
            variant="subtle"
            aria-pressed={unsure !== null}
            onClick={() =>
              setChosen(unsure === null ? { of: rows, lines: new Set(inDoubt.map(({ line }) => line)) } : null)
            }
          >
            {unsure === null ? 'Показать только их' : 'Показать все строки'}
          </Button>
        </p>
      ) : null}
      <div className={classes.scroll} role="region" aria-label="Предварительный просмотр" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Строка</th>
              <th scope="col" className={classes.who}>
                Кто это и что увидят все
              </th>
              {uses.map((use, column) => (
                <th key={column} scope="col">
                  <NativeSelect
                    aria-label={`Столбец ${column + 1}`}
                    data={options}
                    value={use}
                    onChange={(event) => setColumn(column, event.currentTarget.value as ColumnUse)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={row.line}
                data-fault={faults.has(row.line) || undefined}
                data-unsure={isUnsure(taken.get(row.line)) || undefined}
              >
                <th scope="row">
                  <span className={classes.line}>
                    {row.line}
                    {faults.has(row.line) ? (
                      <IconAlertTriangle size={16} stroke={1.75} aria-label={faults.get(row.line)!.join('; ')} />
                    ) : taken.has(row.line) ? (
                      <IconCheck size={16} stroke={2} aria-label="возьмём" />
                    ) : (
                      <small>отделение</small>
                    )}
                  </span>
                </th>
                <td className={classes.who}>
                  <Who
                    line={taken.get(row.line)}
                    spelled={spelled.get(row.line)}
                    onKind={(kind) => setKind(row.line, kind)}
                  />
                </td>
                {uses.map((use, column) => (
                  <td key={column} data-skip={use === 'skip' || undefined}>
                    <Cell
                      row={row}
                      column={column}
                      use={use}
                      line={taken.get(row.line)}
                      spelled={spelled.get(row.line)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < asked.length ? (
        <p className={classes.note}>
          Показаны первые {SHOWN} строк из {asked.length.toLocaleString('ru-RU')}.{' '}
          <Button variant="subtle" onClick={() => setWhole(true)}>
            Показать все
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Nobody knows whether it is a person or a collective. */
const isUnsure = (line: ReadLine | undefined) =>
  line?.item.kind === 'performance' && (line.item.performerKind ?? 'unknown') === 'unknown';

/** The kind of the performer, changeable, with the name that strangers read while full names are not shown. */
function Who({ line, spelled, onKind }: Pick<CellProps, 'line' | 'spelled'> & { onKind(kind: PerformerKind): void }) {
  if (line?.item.kind !== 'performance') return null;
  const { performer = '', collective = '', peopleCount = 0, performerKind = 'unknown' } = line.item;
  const names = {
    kind: 'performance',
    title: '',
    performer: spelled ?? performer,
    collective,
    peopleCount,
    performerKind,
  } as const;
  return (
    <>
      <NativeSelect
        aria-label={`Кто это, строка ${line.line}`}
        data={PERFORMER_KINDS.map((kind) => ({ value: kind, label: PERFORMER_KIND_WORDS[kind] }))}
        value={performerKind}
        onChange={(event) => onKind(event.currentTarget.value as PerformerKind)}
      />
      <small>{namesForStrangers(names, false).performer}</small>
    </>
  );
}

interface CellProps {
  row: PastedRow;
  column: number;
  use: ColumnUse;
  line: ReadLine | undefined;
  /** The performer as he will be written. */
  spelled: string | undefined;
}

/** Shows how a duration was read, and how a name will be written, when the table has it otherwise. */
function Cell(given: CellProps) {
  const text = given.row.cells[given.column] ?? '';
  const seconds = given.use === 'duration' ? (given.line?.item.duration ?? 0) : 0;
  const read = given.use === 'performer' ? (given.spelled ?? '') : seconds > 0 ? spanText(seconds) : '';
  if (read === '' || read === text) return text;
  return (
    <>
      {text} <small className={classes.read}>→ {read}</small>
    </>
  );
}

function Faults({ faulty }: { faulty: Pasted['read']['faulty'] }) {
  if (faulty.length === 0) return null;
  return (
    <div className={classes.faults} role="alert">
      <p>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        <b>{counted(faulty.length, 'строку', 'строки', 'строк')} не возьмём:</b>
      </p>
      <ul>
        {faulty.slice(0, SHOWN).map((line) => (
          <li key={line.line}>
            Строка {line.line}: {line.faults.join('; ')}
          </li>
        ))}
        {faulty.length > SHOWN ? <li>и ещё {faulty.length - SHOWN}</li> : null}
      </ul>
    </div>
  );
}
