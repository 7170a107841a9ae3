// «Вставить списком?»: each line that was pasted gets a block of its own. What does not fit is told before, and stays to be copied.

import { Button, Group, List, Modal, Text, Textarea } from '@mantine/core';
import type { PastedRow } from '@rampa/applications/domain';
import { counted, inQuotes } from '@rampa/kernel';
import { NoticePlace } from '@rampa/platform/web/base';
import { dateText, useEscape } from '@rampa/platform/web/desk';

export interface PasteListFormProps {
  /** Of the block: «Участник». */
  title: string;
  rows: readonly PastedRow[];
  /** Those that the form's limits refuse, with why. */
  wrong: readonly { name: string; fault: string }[];
  room: number;
  isBusy: boolean;
  onTake(rows: readonly PastedRow[]): void;
  /** Into the one line, as it was pasted. */
  onPlain(): void;
  onClose(): void;
}

const SHOWN = 5;

export function PasteListForm({ title, rows, wrong, room, isBusy, onTake, onPlain, onClose }: PasteListFormProps) {
  useEscape(true, onClose);
  const taken = rows.slice(0, room);
  const left = rows.slice(room);
  const lines = counted(rows.length + wrong.length, 'строка', 'строки', 'строк');
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Вставить списком: ${lines}?`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <NoticePlace />
      <Text c="var(--r-ink-2)">
        Каждая строка станет своим блоком {inQuotes(title)}: сначала заполнятся пустые, потом добавятся новые.
      </Text>
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
          label={`Не поместятся: ${left.length}`}
          description={`Здесь есть место ещё для ${room}: больше форма не принимает. Скопируйте остальное, если оно понадобится.`}
          value={left.map(({ name, birthDate }) => (birthDate === '' ? name : `${name}\t${birthDate}`)).join('\n')}
        />
      ) : null}
      {wrong.length > 0 ? (
        <Textarea
          mt="md"
          readOnly
          rows={Math.min(4, wrong.length + 1)}
          label={`Не подойдут: ${wrong.length}`}
          description={`${wrong[0]!.fault}. Исправьте эти строки и вставьте их отдельно.`}
          value={wrong.map(({ name }) => name).join('\n')}
        />
      ) : null}
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" onClick={onPlain}>
          Одной строкой
        </Button>
        {taken.length > 0 ? (
          <Button size="md" data-autofocus loading={isBusy} onClick={() => onTake(taken)}>
            {left.length === 0 ? `Вставить ${taken.length}` : `Вставить первые ${taken.length}`}
          </Button>
        ) : null}
      </Group>
    </Modal>
  );
}
