// The sheet of keys: lists what `useKeys` handles on this page, so no key is written down twice.

import { useState } from 'react';
import { Dialog } from '@rampa/platform/web/base';
import { toldKeys, type KeyScope } from '@rampa/platform/web/desk';
import { keyText } from './key-text.ts';
import classes from './finder.module.css';

const HEADS: readonly [KeyScope, string][] = [
  ['page', 'На этой странице'],
  ['portal', 'На любой странице'],
];

export function KeysForm({ onClose }: { onClose: () => void }) {
  const [keys] = useState(toldKeys);
  return (
    <Dialog title="Клавиши" onClose={onClose}>
      {HEADS.map(([scope, head]) => {
        const own = keys.filter((key) => key.scope === scope);
        return own.length === 0 ? null : (
          <section key={scope} className={classes.keys}>
            <h3>{head}</h3>
            <dl>
              {own.map(({ name, says }) => (
                <div key={name}>
                  <dt>
                    <kbd>{keyText(name)}</kbd>
                  </dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <p className={classes.more}>Tab — к следующей кнопке, Esc — закрыть то, что открыто.</p>
    </Dialog>
  );
}
