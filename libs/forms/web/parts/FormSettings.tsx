// Nothing is chosen: the form itself.

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
      <p className={classes.place}>
        Форму можно собрать и без мыши: нажмите <kbd>?</kbd>, и появятся клавиши этой страницы.
      </p>
    </div>
  );
}
