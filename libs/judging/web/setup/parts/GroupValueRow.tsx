// One value of a group field: renamed in its place, moved, removed when nothing names it.

import { Button, Checkbox, Menu } from '@mantine/core';
import { useState } from 'react';
import { GroupFieldDeleteValue, GroupFieldGetValues, GroupFieldUpdateValue } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { LineForm, ListRow, RowMenu, tell, TextLine, useCallForm, useWrite } from '@rampa/platform/web/desk';
import type { GroupValue } from './GroupValues.tsx';
import classes from '../style/nominations.module.css';

export interface GroupValueRowProps {
  competitionGuid: string;
  value: GroupValue;
  canChange: boolean;
  isChosen: boolean;
  onChoose(): void;
  /** Null at the end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

export function GroupValueRow(props: GroupValueRowProps) {
  const { competitionGuid, value, canChange, isChosen, onChoose, onUp, onDown } = props;
  const [isNaming, setNaming] = useState(false);
  const query = { competitionGuid };
  const remove = useWrite(GroupFieldDeleteValue, { refreshes: [GroupFieldGetValues] });
  const { guid: groupValueGuid, title, itemCount } = value;
  if (isNaming) return <NameForm query={query} value={value} onClose={() => setNaming(false)} />;
  return (
    <ListRow
      {...(canChange
        ? { lead: <Checkbox aria-label={`Выбрать: ${title}`} checked={isChosen} onChange={onChoose} /> }
        : {})}
      title={title}
      detail={itemCount === 0 ? 'выступлений нет' : counted(itemCount, 'выступление', 'выступления', 'выступлений')}
    >
      {canChange ? (
        <>
          <Button variant="subtle" color="gray" aria-label={`Переименовать: ${title}`} onClick={() => setNaming(true)}>
            Переименовать
          </Button>
          <RowMenu label={title}>
            <Menu.Item disabled={onUp === null} onClick={() => onUp?.()}>
              Выше
            </Menu.Item>
            <Menu.Item disabled={onDown === null} onClick={() => onDown?.()}>
              Ниже
            </Menu.Item>
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
    refreshes: [GroupFieldGetValues],
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
