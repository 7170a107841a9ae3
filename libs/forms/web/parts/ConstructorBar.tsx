// The head of the constructor: what is taken back and brought back, whether all is saved, what the validator says.

import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconCheck, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '@rampa/kernel';
import { ButtonMenu, useKeys } from '@rampa/platform/web/desk';
import { useDesk } from './desk-context.ts';
import { HistoryLater } from './opened-forms.ts';
import classes from '../style/constructor.module.css';

export function ConstructorBar() {
  const { state, isStopped, isKept, canChange, undo, redo } = useDesk();
  const [isHistory, setHistory] = useState(false);
  const [canUndo, canRedo] = [state.past.length > 0, state.future.length > 0];
  useKeys({
    'Ctrl+KeyZ': canChange ? { says: 'отменить', run: undo } : undefined,
    'Ctrl+Shift+KeyZ': canChange ? { says: 'вернуть отменённое', run: redo } : undefined,
    'Ctrl+KeyY': canChange ? { says: 'вернуть отменённое', run: redo } : undefined,
  });
  return (
    <div className={classes.bar}>
      {canChange ? (
        <>
          <Tooltip label="Отменить (Ctrl+Z)">
            <ActionIcon variant="default" aria-label="Отменить" disabled={!canUndo} onClick={undo}>
              <IconArrowBackUp size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Вернуть (Ctrl+Shift+Z)">
            <ActionIcon variant="default" aria-label="Вернуть" disabled={!canRedo} onClick={redo}>
              <IconArrowForwardUp size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <span className={classes.saved} role="status" data-stopped={isStopped || undefined}>
            {isStopped ? (
              `Нет связи. Ещё не сохранено: ${counted(state.waiting.length, 'правка', 'правки', 'правок')}. ${
                isKept ? 'Лежит на этом устройстве и уйдёт, когда связь появится.' : 'Уйдёт, когда связь появится.'
              }`
            ) : state.waiting.length > 0 || state.isBehind ? (
              'Сохраняем…'
            ) : (
              <>
                <IconCheck size={16} stroke={2} aria-hidden /> Сохранено
              </>
            )}
          </span>
        </>
      ) : null}
      <span className={classes.gap} />
      <Faults />
      <Button variant="default" leftSection={<IconHistory size={16} stroke={1.75} />} onClick={() => setHistory(true)}>
        Кто что менял
      </Button>
      <HistoryLater of={isHistory ? { formGuid: state.formGuid, canChange, onClose: () => setHistory(false) } : null} />
    </div>
  );
}

/** Each leads to its part. */
function Faults() {
  const { state, choose } = useDesk();
  const { faults, shown } = state;
  if (faults.length === 0) return <span className={classes.calm}>Замечаний нет</span>;
  const nameOf = (guid: string | null) =>
    guid === null ? 'Форма' : ((shown.blocks.get(guid) ?? shown.fields.get(guid))?.title ?? 'Форма');
  return (
    <ButtonMenu
      width={380}
      position="bottom-end"
      button={
        <Button variant="subtle" leftSection={<IconAlertTriangle size={16} stroke={1.75} />}>
          {counted(faults.length, 'замечание', 'замечания', 'замечаний')}
        </Button>
      }
    >
      {faults.map(({ guid, key, message }) => (
        <Menu.Item key={`${guid} ${key} ${message}`} onClick={() => choose(guid)}>
          <b>{nameOf(guid)}</b>
          <br />
          {message}
        </Menu.Item>
      ))}
    </ButtonMenu>
  );
}
