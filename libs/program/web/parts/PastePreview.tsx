// What was understood of the pasted lines, and what was not.

import { NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { counted } from '@rampa/kernel';
import { COLUMN_KINDS, COLUMN_TITLES, type ColumnUse, type GroupColumn } from '../paste/columns.ts';
import type { ReadRows } from '../paste/read-rows.ts';
import type { PastedRow } from '../paste/read-table.ts';
import classes from '../style/paste.module.css';

const SHOWN = 50;

export interface PastePreviewProps {
  rows: readonly PastedRow[];
  uses: readonly ColumnUse[];
  groups: readonly GroupColumn[];
  read: ReadRows;
  onChoose(column: number, use: ColumnUse): void;
}

export function PastePreview({ rows, uses, groups, read, onChoose }: PastePreviewProps) {
  const options = [
    ...COLUMN_KINDS.map((kind) => ({ value: kind as ColumnUse, label: COLUMN_TITLES[kind] })),
    ...groups.map((group) => ({ value: `group:${group.guid}` as ColumnUse, label: group.title })),
  ];
  const faults = new Map(read.faulty.map((line) => [line.line, line.faults]));
  const taken = new Set(read.lines.map((line) => line.line));
  return (
    <>
      {read.faulty.length > 0 ? (
        <div className={classes.faults} role="alert">
          <p>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <b>{counted(read.faulty.length, 'строку', 'строки', 'строк')} не возьмём:</b>
          </p>
          <ul>
            {read.faulty.slice(0, SHOWN).map((line) => (
              <li key={line.line}>
                Строка {line.line}: {line.faults.join('; ')}
              </li>
            ))}
            {read.faulty.length > SHOWN ? <li>и ещё {read.faulty.length - SHOWN}</li> : null}
          </ul>
        </div>
      ) : null}
      <div className={classes.scroll} role="region" aria-label="Предварительный просмотр" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Строка</th>
              {uses.map((use, column) => (
                <th key={column} scope="col">
                  <NativeSelect
                    aria-label={`Столбец ${column + 1}`}
                    data={options}
                    value={use}
                    onChange={(event) => onChoose(column, event.currentTarget.value as ColumnUse)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.line} data-fault={faults.has(row.line) || undefined}>
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
                {uses.map((use, column) => (
                  <td key={column} data-skip={use === 'skip' || undefined}>
                    {row.cells[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN ? (
        <p className={classes.note}>
          Показаны первые {SHOWN} строк из {rows.length}, возьмём все.
        </p>
      ) : null}
    </>
  );
}
