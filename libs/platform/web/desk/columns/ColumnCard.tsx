// One column: what it is called, which fields stand in it and what is between them.

import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ColumnBox, ColumnTag } from '@rampa/contract';
import { Chip } from '@rampa/platform/web/base';
import { useKeptText } from '../form/kept-text.tsx';
import { Select } from '../parts/Select.tsx';
import type { ColumnDeeds, FieldMeanings, SetUpColumn } from './column-deeds.ts';
import { FieldChooser } from './FieldChooser.tsx';
import { SEPARATORS } from './separators.ts';
import classes from './columns-setup.module.css';

/** No tag is called so. */
const AS_FORM = 'as the form says';

export interface ColumnCardProps {
  column: SetUpColumn;
  box: ColumnBox;
  columns: ColumnDeeds;
  meanings: FieldMeanings | undefined;
  /** What else is said of a column where it stands. */
  children?: ReactNode;
  onClose(): void;
}

export function ColumnCard({ column, box, columns, meanings, children, onClose }: ColumnCardProps) {
  const { guid, title, separator, fields } = column;
  const kept = useKeptText({
    value: title,
    write: (next) => columns.rename(guid, next),
    fault: (text) => (text.trim() === '' ? 'Назовите столбец' : undefined),
  });
  const known = SEPARATORS.some(({ value }) => value === separator);
  return (
    <div className={classes.card}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} stroke={1.75} />}
        onClick={() => void kept.keep().then((isKept) => isKept && onClose())}
      >
        Все столбцы
      </Button>
      <TextInput
        label="Заголовок столбца"
        maxLength={120}
        {...kept.field}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void kept.keep();
        }}
        data-autofocus
      />
      {kept.guard}
      <ul className={classes.fields} aria-label="Поля столбца">
        {fields.map((field, at) => (
          <li key={field.guid} className={classes.field}>
            <span className={classes.fieldName}>
              {field.title}
              {field.blockTitle ? <small>{field.blockTitle}</small> : null}
              {field.isGone ? <Chip tone="danger">убрано из формы</Chip> : null}
              {field.isPrivate ? <Chip>только для своих</Chip> : null}
            </span>
            <ActionIcon
              aria-label={`Раньше: ${field.title}`}
              disabled={at === 0}
              onClick={() => columns.place(field.guid, at - 1)}
            >
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              aria-label={`Позже: ${field.title}`}
              disabled={at === fields.length - 1}
              onClick={() => columns.place(field.guid, at + 1)}
            >
              <IconArrowDown size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={`Убрать из столбца: ${field.title}`} onClick={() => columns.detach(field.guid)}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
            {meanings && field.competitionFieldGuid !== null && !field.isGone ? (
              <Select
                className={classes.meaning!}
                aria-label={`Что значит: ${field.title}`}
                description={meanings.of(field) === null ? undefined : meanings.description}
                allowDeselect={false}
                data={[{ value: AS_FORM, label: 'Значит то же, что в форме' }, ...meanings.options]}
                value={meanings.of(field) ?? AS_FORM}
                onChange={(next) => meanings.put(field, next === AS_FORM ? null : (next as ColumnTag))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <FieldChooser
        label="Добавить поле в столбец"
        placeholder={fields.length === 0 ? 'Какое поле показать' : 'Добавить ещё поле'}
        box={box}
        isBusy={columns.isAttaching}
        onChoose={(choice) => columns.attach(guid, choice)}
      />
      {fields.length < 2 ? null : (
        <Select
          label="Между полями"
          allowDeselect={false}
          data={[...SEPARATORS, ...(known ? [] : [{ value: separator, label: `«${separator}»` }])]}
          value={separator}
          onChange={(next) => {
            if (next !== null) columns.separate(guid, next);
          }}
        />
      )}
      {children}
    </div>
  );
}
