import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { PerformerView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { dateText, ListRow, RowMenu } from '@rampa/platform/web/desk';
import { KIND_WORDS } from '../words.ts';
import classes from '../style/applications.module.css';

export interface PerformerRowProps {
  one: PerformerView;
  onEdit(): void;
  onDelete(): void;
}

export function PerformerRow({ one, onEdit, onDelete }: PerformerRowProps) {
  const { kind, name, birthDate, city, institution } = one;
  return (
    <ListRow
      title={
        <button type="button" className={classes.nameButton} dir="auto" onClick={onEdit}>
          {name}
        </button>
      }
      detail={listed(
        kind === 'collective' ? KIND_WORDS.collective.toLowerCase() : '',
        birthDate === null ? '' : `дата рождения: ${dateText(birthDate, 'UTC')}`,
        city,
        institution,
      )}
    >
      <RowMenu label={name}>
        <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onEdit}>
          Изменить
        </Menu.Item>
        <Menu.Item data-danger leftSection={<IconTrash size={18} stroke={1.75} />} onClick={onDelete}>
          Удалить
        </Menu.Item>
      </RowMenu>
    </ListRow>
  );
}
