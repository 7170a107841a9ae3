// One value of a group field: renamed in its place, moved, removed when nothing names it.

import { Button, Menu } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { GroupFieldDeleteValue, GroupFieldUpdateValue } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { LineForm, ListRow, RowMenu, tell, TextLine, useCallForm, useWrite } from '@rampa/platform/web/desk';
import type { GroupValue } from '../api/group-value.ts';
import classes from '../style/nominations.module.css';

export interface GroupValueRowProps {
  competitionGuid: string;
  value: GroupValue;
  canChange: boolean;
  /** Its move is on its way. */
  isBusy: boolean;
  /** «Выше», «Ниже», «На место №…» */
  moves: ReactNode;
}

export function GroupValueRow(props: GroupValueRowProps) {
  const { competitionGuid, value, canChange, isBusy, moves } = props;
  const [isNaming, setNaming] = useState(false);
  const query = { competitionGuid };
  const remove = useWrite(GroupFieldDeleteValue);
  const { guid: groupValueGuid, title, itemCount } = value;
  if (isNaming) return <NameForm query={query} value={value} onClose={() => setNaming(false)} />;
  return (
    <ListRow
      title={title}
      detail={itemCount === 0 ? 'выступлений нет' : counted(itemCount, 'выступление', 'выступления', 'выступлений')}
    >
      {canChange ? (
        <>
          <Button variant="subtle" color="gray" aria-label={`Переименовать: ${title}`} onClick={() => setNaming(true)}>
            Переименовать
          </Button>
          <RowMenu label={title} isBusy={isBusy}>
            {moves}
            {itemCount === 0 ? (
              <Menu.Item
                color="danger"
                onClick={() =>
                  remove.mutate(
                    { query: { ...query, groupValueGuid } },
                    { onSuccess: () => tell(`Группа ${inQuotes(title)} удалена`) },
                  )
                }
              >
                Удалить
              </Menu.Item>
            ) : null}
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}

interface NameFormProps {
  query: { competitionGuid: string };
  value: GroupValue;
  onClose(): void;
}

function NameForm({ query, value, onClose }: NameFormProps) {
  const form = useCallForm(GroupFieldUpdateValue, {
    values: { title: value.title },
    asked: { query },
    body: ({ title }) => ({ groupValueGuid: value.guid, title }),
    onSaved: onClose,
  });
  return (
    <li>
      <LineForm form={form} className={classes.line} submit="Сохранить" onClose={onClose}>
        <TextLine at={form.at('title')} label="Название группы" autoFocus />
      </LineForm>
    </li>
  );
}
