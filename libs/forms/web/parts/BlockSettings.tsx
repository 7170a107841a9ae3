// The chosen block: its name, how often it is filled in, whether it becomes a performance, when it is seen.

import { Switch } from '@mantine/core';
import type { FormBlock } from '@rampa/forms/domain';
import { FORM_LIMITS } from '@rampa/kernel';
import { whole } from '../state/limits.ts';
import { change } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { PartHead } from './PartHead.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { titleFault } from './text-faults.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

/** A block that is made to repeat, until somebody says how often. */
const USUAL_COPIES = 20;

export function BlockSettings({ block }: { block: FormBlock }) {
  const desk = useDesk();
  const { canChange, form } = desk;
  const { min, max } = block;
  const set = (values: Partial<FormBlock>) => change(desk, block, values);
  const outer = form.blocks.find(({ guid }) => guid === block.parentGuid);
  const copies = (label: string, value: number, least: number, commit: (count: number) => void) => {
    const writing = whole(least, FORM_LIMITS.copies);
    return (
      <Typed
        label={label}
        inputMode="numeric"
        disabled={!canChange}
        value={String(value)}
        fault={(text) => (writing.value(text) == null ? writing.wrong : undefined)}
        onCommit={(text) => commit(writing.value(text)!)}
      />
    );
  };
  return (
    <div className={classes.settings}>
      <PartHead part={block} way={outer ? `${outer.title} › блок` : 'Раздел заявки'} />
      <Typed
        label="Название"
        isLive
        isFirst
        disabled={!canChange}
        value={block.title}
        fault={titleFault}
        onCommit={(title) => set({ title: title.trim() })}
      />
      <div className={classes.switches}>
        <Switch
          label="повторяется"
          description="Участник добавит столько таких блоков, сколько нужно."
          disabled={!canChange}
          checked={max > 1}
          onChange={({ currentTarget }) =>
            set(currentTarget.checked ? { max: USUAL_COPIES } : { min: Math.min(min, 1), max: 1 })
          }
        />
        <Switch
          label="выступление"
          description="Каждый такой блок станет номером программы."
          disabled={!canChange}
          checked={block.isPerformance}
          onChange={({ currentTarget }) => set({ isPerformance: currentTarget.checked })}
        />
      </div>
      {max > 1 ? (
        <div className={classes.pair}>
          {copies('Не меньше', min, 0, (count) => set(count > max ? { min: count, max: count } : { min: count }))}
          {copies('Не больше', max, 1, (count) => set(count < min ? { min: count, max: count } : { max: count }))}
        </div>
      ) : null}
      <RuleEditor key={block.guid} part={block} of="visible" />
    </div>
  );
}
