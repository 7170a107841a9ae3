// Blocks and fields, one under another: chosen by a press or the arrows, dragged by the grip, moved by Alt with the arrows.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { counted, inQuotes, type Guid } from '@rampa/kernel';
import { useKeys, useOrderDrops, useOrderSpeech } from '@rampa/platform/web/desk';
import { dropOf, stepOf, treeRows } from '../state/tree.ts';
import { addBlock, addFieldHere, remove } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { RemovedParts } from './RemovedParts.tsx';
import { TreeLine, type RowDeeds } from './TreeLine.tsx';
import classes from '../style/tree.module.css';

const LIST = 'form-tree';

export function Tree() {
  const desk = useDesk();
  const { state, form, chosen, choose, propose, canChange } = desk;
  const [closed, setClosed] = useState<ReadonlySet<Guid>>(new Set());
  const { say, speech } = useOrderSpeech();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<Guid | null>(null);
  const rows = treeRows(state.shown, closed);
  const faultOf = new Map(state.faults.toReversed().map(({ guid, message }) => [guid, message]));
  const latest = useRef<RowDeeds>(null);
  latest.current = {
    choose: ({ part }) => choose(part.guid),
    toggle: (row) => row.kind === 'block' && toggle(row.part.guid, !row.isOpen),
    move: ({ part }, by) => move(part.guid, part.title, by),
  };
  const [deeds] = useState<RowDeeds>(() => ({
    choose: (row) => latest.current?.choose(row),
    toggle: (row) => latest.current?.toggle(row),
    move: (row, by) => latest.current?.move(row, by),
  }));

  useKeys({
    '↑ ↓': { says: 'по дереву' },
    '← →': { says: 'свернуть и развернуть блок' },
    Enter: { says: 'открыть настройки' },
    Esc: { says: 'из настроек к дереву' },
    'Ctrl+Enter': canChange ? { says: 'новое поле, откуда угодно' } : undefined,
    'Alt+↑ ↓': canChange ? { says: 'переставить' } : undefined,
    Delete: canChange ? { says: 'убрать' } : undefined,
    'Ctrl+C': { says: 'скопировать блок или поле, для другой формы тоже' },
    'Ctrl+V': canChange ? { says: 'вставить следом' } : undefined,
  });
  useOrderDrops(LIST, (drop) => {
    const edit = canChange ? dropOf(state.shown, drop) : null;
    if (edit) propose([edit]);
  });
  // A row that changes its place loses the focus: it gets it back.
  useLayoutEffect(() => {
    if (focused.current) focusOn(focused.current);
    focused.current = null;
  });

  function focusOn(guid: Guid) {
    list.current?.querySelector<HTMLElement>(`[data-part="${guid}"]`)?.focus();
  }

  function move(guid: Guid, title: string, by: 1 | -1) {
    const edit = stepOf(state.shown, guid, by);
    if (!edit) return say(`${inQuotes(title)}: дальше некуда`);
    focused.current = guid;
    propose([edit]);
    const into = edit.do === 'moveField' ? form.blocks.find((one) => one.guid === edit.blockGuid)?.title : null;
    say(`${inQuotes(title)}: ${by === 1 ? 'ниже' : 'выше'}${into ? `, блок ${inQuotes(into)}` : ''}`);
  }

  function toggle(guid: Guid, isOpen: boolean) {
    setClosed((now) => new Set(isOpen ? [...now].filter((one) => one !== guid) : [...now, guid]));
  }

  function onKey(event: KeyboardEvent<HTMLUListElement>) {
    const guid = (event.target as HTMLElement).dataset.part;
    const at = rows.findIndex(({ part }) => part.guid === guid);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey) return;
    const { part, kind } = row;
    const run = event.altKey
      ? canChange && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
        ? () => move(part.guid, part.title, event.key === 'ArrowUp' ? -1 : 1)
        : null
      : ({
          ArrowUp: () => rows[at - 1] && focusOn(rows[at - 1]!.part.guid),
          ArrowDown: () => rows[at + 1] && focusOn(rows[at + 1]!.part.guid),
          ArrowLeft: () => (kind === 'block' ? toggle(part.guid, false) : focusOn(row.part.blockGuid)),
          ArrowRight: () => kind === 'block' && toggle(part.guid, true),
          Home: () => focusOn(rows[0]!.part.guid),
          End: () => focusOn(rows.at(-1)!.part.guid),
          Delete: () => canChange && remove(desk, part),
        }[event.key] ?? null);
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (
    <section className={classes.side} aria-label="Блоки и поля">
      {speech}
      <div className={classes.head}>
        <span className={classes.count}>
          {counted(form.blocks.length, 'блок', 'блока', 'блоков')},{' '}
          {counted(form.fields.length, 'поле', 'поля', 'полей')}
        </span>
        {canChange ? (
          <span className={classes.adds}>
            {form.blocks.length > 0 ? (
              <Button
                variant="subtle"
                leftSection={<IconPlus size={16} stroke={1.75} />}
                onClick={() => addFieldHere(desk)}
              >
                Поле
              </Button>
            ) : null}
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => addBlock(desk, null)}
            >
              Раздел
            </Button>
          </span>
        ) : null}
      </div>
      <button
        type="button"
        className={classes.whole}
        aria-current={chosen === null || undefined}
        onClick={() => choose(null)}
      >
        {state.shown.title}
      </button>
      <ul ref={list} className={classes.rows} onKeyDown={onKey}>
        {rows.map((row) => (
          <TreeLine
            key={row.part.guid}
            row={row}
            list={canChange ? LIST : null}
            isChosen={row.part.guid === chosen}
            fault={faultOf.get(row.part.guid) ?? null}
            deeds={deeds}
          />
        ))}
      </ul>
      <RemovedParts />
    </section>
  );
}
