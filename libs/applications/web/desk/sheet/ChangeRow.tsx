// A change of one field: what it was, what it is, and what the organizer does with it.

import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { IconButton } from '@rampa/platform/web/base';
import { saidOfChange } from '../../history/history-words.ts';
import type { ChangeGroup } from './copies.ts';
import type { NextFocus } from './use-next-focus.ts';
import type { useTaking } from './use-taking.ts';
import { wordChange } from './word-change.ts';

export interface ChangeRowProps {
  one: ChangeGroup['lines'][number];
  /** Of all lines. */
  at: number;
  /** It is taken by the button above. */
  isAlone: boolean;
  canChange: boolean;
  taking: ReturnType<typeof useTaking>;
  focus: NextFocus;
  onRevert(): void;
}

export function ChangeRow({ one, at, isAlone, canChange, taking, focus, onRevert }: ChangeRowProps) {
  const { line, title, place, field } = one;
  const { kind, before, after, revision } = line;
  const change = wordChange(before, after);
  const said = saidOfChange(kind, before, after);
  const named = [title, place].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        {title}
        {place === '' ? null : <small>{place}</small>}
      </th>
      {said === null ? (
        <>
          <td data-label="Было">
            {before === '' ? <i>пусто</i> : null}
            {change.start}
            {change.before === '' ? null : <del>{change.before}</del>}
            {change.end}
          </td>
          <td data-label="Стало">
            {after === '' ? <i>пусто</i> : null}
            {change.start}
            {change.after === '' ? null : <ins>{change.after}</ins>}
            {change.end}
            {field?.error ? <small data-wrong>{field.error}</small> : null}
          </td>
        </>
      ) : (
        <td colSpan={2}>{said}</td>
      )}
      {canChange ? (
        <td data-no-print>
          {isAlone ? null : (
            <Button
              data-take
              variant="default"
              leftSection={<IconCheck size={18} stroke={1.75} />}
              aria-label={`Принять: ${named}`}
              loading={taking.busy === String(revision)}
              onClick={() => {
                focus.from(at);
                taking.take([revision], focus.stay);
              }}
            >
              Принять
            </Button>
          )}
          {field === null || kind !== 'answer' ? null : (
            <IconButton isPlain icon={IconArrowBackUp} label={`Вернуть прежнее: ${named}`} onClick={onRevert} />
          )}
        </td>
      ) : null}
    </tr>
  );
}
