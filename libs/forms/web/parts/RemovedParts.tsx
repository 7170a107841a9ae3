// What was taken out of the form keeps its answers and can come back.

import { Button } from '@mantine/core';
import { counted } from '@rampa/kernel';
import { useDesk } from './desk-context.ts';
import classes from '../style/tree.module.css';

export function RemovedParts() {
  const { state, form, propose, canChange } = useDesk();
  const used = new Set(form.blocks.map(({ guid }) => guid));
  const blocks = [...state.shown.blocks.values()].filter((one) => one.isRemoved && (one.parentGuid === null || used.has(one.parentGuid))); // prettier-ignore
  const fields = [...state.shown.fields.values()].filter((one) => one.isRemoved && used.has(one.blockGuid));
  const removed = [
    ...blocks.map(({ guid, title }) => ({ guid, title, edit: { do: 'restoreBlock', guid } as const })),
    ...fields.map(({ guid, title }) => ({ guid, title, edit: { do: 'restoreField', guid } as const })),
  ];
  if (removed.length === 0) return null;
  return (
    <details className={classes.removed}>
      <summary>Убранное: {counted(removed.length, 'часть', 'части', 'частей')}</summary>
      <p>Ответы на убранное остались и вернутся вместе с ним.</p>
      <ul>
        {removed.map(({ guid, title, edit }) => (
          <li key={guid}>
            <span>{title}</span>
            {canChange ? (
              <Button variant="default" aria-label={`Вернуть: ${title}`} onClick={() => propose([edit])}>
                Вернуть
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
