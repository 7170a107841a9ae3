// «Вставить списком?»: each line that was pasted gets a block of its own. What does not fit is told before, and stays
// here to be copied once the rest is in.

import { Button, Group, List, Text, Textarea } from '@mantine/core';
import { rowText, type PastedRow, type WrongRow } from '@rampa/applications/domain';
import { counted, inQuotes } from '@rampa/kernel';
import { dateText, LeaveGuard, useEscape, useLeaving, Window } from '@rampa/platform/web/desk';

export interface PasteListFormProps {
  /** Of the block: «Участник». */
  title: string;
  rows: readonly PastedRow[];
  /** Those that the form's limits refuse, with why. */
  wrong: readonly WrongRow[];
  room: number;
  /** Those for which there was room are in already. */
  isTaken: boolean;
  isBusy: boolean;
  onTake(rows: readonly PastedRow[]): void;
  /** Into the one line, as it was pasted. */
  onPlain(): void;
  onClose(): void;
}

const SHOWN = 5;
const LOST = 'Они не вставлены и пропадут.';

export function PasteListForm(props: PasteListFormProps) {
  const { title, rows, wrong, room, isTaken, isBusy, onTake, onPlain, onClose } = props;
  const form = { isBusy, stop: undefined, isDirty: () => true, discard: () => undefined, lost: LOST };
  const { leave, question } = useLeaving(form, onClose, 'Закрыть без этих строк?');
  useEscape(true, leave);
  const taken = rows.slice(0, room);
  const left = rows.slice(room);
  const lines = counted(rows.length + wrong.length, 'строка', 'строки', 'строк');
  return (
    <Window opened onClose={leave} title={isTaken ? `Не вставлено: ${lines}` : `Вставить списком: ${lines}?`}>
      {isTaken ? null : (
        <Text c="var(--r-ink-2)">
          Каждая строка станет своим блоком {inQuotes(title)}: сначала заполнятся пустые, потом добавятся новые.
        </Text>
      )}
      {taken.length > 0 ? (
        <List mt="sm" aria-label="Что вставится">
          {taken.slice(0, SHOWN).map(({ name, birthDate }, at) => (
            <List.Item key={at} dir="auto">
              {name}
              {birthDate === '' ? '' : `, ${dateText(birthDate, 'UTC')}`}
            </List.Item>
          ))}
          {taken.length > SHOWN ? <List.Item>и ещё {taken.length - SHOWN}</List.Item> : null}
        </List>
      ) : null}
      {left.length > 0 ? (
        <Textarea
          mt="md"
          readOnly
          rows={4}
          label={isTaken ? `Не поместились: ${left.length}` : `Не поместятся: ${left.length}`}
          description={`${isTaken ? 'Больше' : `Здесь есть место ещё для ${room}: больше`} форма не принимает. Скопируйте остальное, если оно понадобится.`}
          value={left.map(rowText).join('\n')}
        />
      ) : null}
      {wrong.length > 0 ? (
        <Textarea
          mt="md"
          readOnly
          rows={Math.min(4, wrong.length + 1)}
          label={isTaken ? `Не подошли: ${wrong.length}` : `Не подойдут: ${wrong.length}`}
          description={`${wrong[0]!.fault}. Исправьте эти строки и вставьте их отдельно.`}
          value={wrong.map(({ row }) => rowText(row)).join('\n')}
        />
      ) : null}
      <Group mt="xl" justify="flex-end" gap="sm">
        {isTaken ? (
          <Button size="md" variant="default" onClick={onClose}>
            Больше не нужны
          </Button>
        ) : (
          <Button size="md" variant="default" onClick={onPlain}>
            Одной строкой
          </Button>
        )}
        {taken.length > 0 ? (
          <Button size="md" data-autofocus loading={isBusy} onClick={() => onTake(taken)}>
            {left.length === 0 ? `Вставить ${taken.length}` : `Вставить первые ${taken.length}`}
          </Button>
        ) : null}
      </Group>
      <LeaveGuard isDirty={() => !isBusy} element={() => null} lost={LOST} discard={onClose} />
      {question}
    </Window>
  );
}
