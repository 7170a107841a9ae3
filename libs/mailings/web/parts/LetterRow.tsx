// One letter in the list.

import { Menu } from '@mantine/core';
import { IconCopy, IconStar, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LetterTemplateFace } from '@rampa/contract';
import { KIND_TITLES } from '@rampa/mailings/domain';
import { Chip } from '@rampa/platform/web/base';
import { ListRow, RowMenu } from '@rampa/platform/web/desk';
import { useLetterDeeds } from '../api/letter-deeds.ts';
import classes from '../style/letters.module.css';

const ICON = { size: 18, stroke: 1.75 };

export function LetterRow({ letter }: { letter: LetterTemplateFace }) {
  const deeds = useLetterDeeds();
  const { guid, title, subject, kind, isDefault } = letter;
  return (
    <ListRow
      title={
        <Link to={`/organizer/email-templates/${guid}`} className={classes.name}>
          {title}
        </Link>
      }
      detail={subject}
    >
      {isDefault ? <Chip tone="ok">Основное</Chip> : null}
      <span className={classes.kind}>{KIND_TITLES[kind]}</span>
      <RowMenu label={title} isBusy={deeds.isBusy}>
        {isDefault ? null : (
          <Menu.Item leftSection={<IconStar {...ICON} />} onClick={() => deeds.setDefault(letter)}>
            Сделать основным
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => deeds.copy(letter)}>
          Сделать копию
        </Menu.Item>
        <Menu.Item data-danger leftSection={<IconTrash {...ICON} />} onClick={() => deeds.remove(letter)}>
          Удалить
        </Menu.Item>
      </RowMenu>
    </ListRow>
  );
}
