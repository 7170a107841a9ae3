// Nothing is chosen: the form itself, and how this page is used by the keyboard.

import { useDesk } from './desk-context.ts';
import { titleFault } from './text-faults.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

export function FormSettings() {
  const { state, propose, canChange } = useDesk();
  return (
    <div className={classes.settings}>
      <h2 className={classes.title}>{state.shown.title}</h2>
      <Typed
        label="Название формы"
        isLive
        disabled={!canChange}
        value={state.shown.title}
        fault={titleFault}
        onCommit={(title) => propose([{ do: 'rename', title: title.trim() }])}
      />
      <p className={classes.place}>
        Выберите раздел, блок или поле слева: здесь откроются настройки. Каждая правка сохраняется сама.
      </p>
      <dl className={classes.keys}>
        <dt>↑ ↓</dt>
        <dd>по дереву, ← → свернуть и развернуть, Enter — открыть настройки</dd>
        <dt>Ctrl + Enter</dt>
        <dd>новое поле, откуда угодно; Esc — из настроек к дереву</dd>
        <dt>Alt + ↑ ↓</dt>
        <dd>переставить, Delete — убрать</dd>
        <dt>Ctrl + Z</dt>
        <dd>отменить, Ctrl + Shift + Z — вернуть</dd>
      </dl>
    </div>
  );
}
