// A group of questions inside a rule, and the groups inside it.

import { ActionIcon, Button } from '@mantine/core';
import { IconFolderPlus, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FormField } from '@rampa/forms/domain';
import { Select } from '@rampa/platform/web/desk';
import { isGroup, isWhole, JOINS, NO_QUESTION, type Group, type Join, type RulePart } from '../state/questions.ts';
import { JOIN_WORDS } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import { QuestionLine } from './QuestionLine.tsx';
import classes from '../style/settings.module.css';

/** A question inside a third group may still be asked; a fourth group could hold none. */
const DEEPEST = 3;

export interface RuleGroupProps {
  group: Group;
  /** 1: the rule itself. */
  depth: number;
  fields: readonly FormField[];
  /** No more questions: the rule has as many as it may. */
  isFull: boolean;
  onChange(group: Group): void;
  onRemove?(): void;
}

export function RuleGroup({ group, depth, fields, isFull, onChange, onRemove }: RuleGroupProps) {
  const { canChange } = useDesk();
  const { join, parts } = group;
  const add = useRef<HTMLButtonElement>(null);
  const isInner = depth > 1;
  const put = (next: readonly RulePart[]) => onChange({ join, parts: next });
  // What is removed takes the focus with it: it goes to the button that adds.
  const remove = (at: number) => {
    put(parts.toSpliced(at, 1));
    requestAnimationFrame(() => add.current?.focus());
  };
  const leadOf = (at: number) => (at > 0 ? (join === 'all' || join === 'notAll' ? 'и' : 'или') : isInner ? '' : 'если');
  const isWaiting = parts.some((part) => !isGroup(part) && !isWhole(part));
  return (
    <div
      className={isInner ? classes.group : classes.root}
      {...(isInner ? { role: 'group', 'aria-label': `Группа: ${JOIN_WORDS[join]}` } : {})}
    >
      {isInner || parts.length > 1 || join === 'none' || join === 'notAll' ? (
        <div className={classes.ruleHead}>
          <Select
            aria-label="Сколько условий должно выполняться"
            className={classes.join!}
            allowDeselect={false}
            disabled={!canChange}
            data={JOINS.map((value) => ({ value, label: JOIN_WORDS[value] }))}
            value={join}
            onChange={(next) => next && onChange({ join: next as Join, parts })}
          />
          {onRemove && canChange ? (
            <ActionIcon aria-label="Убрать группу" onClick={onRemove}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          ) : null}
        </div>
      ) : null}
      {parts.map((part, at) => {
        const change = (next: RulePart) => put(parts.with(at, next));
        if (isGroup(part))
          return (
            <RuleGroup
              key={at}
              {...{ fields, isFull }}
              group={part}
              depth={depth + 1}
              onChange={change}
              onRemove={() => remove(at)}
            />
          );
        return (
          <QuestionLine
            key={at}
            lead={leadOf(at)}
            question={part}
            fields={fields}
            onChange={change}
            onRemove={() => remove(at)}
          />
        );
      })}
      {canChange ? (
        <div className={classes.adds}>
          <Button
            ref={add}
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            disabled={isWaiting || isFull}
            onClick={() => put([...parts, NO_QUESTION])}
          >
            Добавить условие
          </Button>
          {depth < DEEPEST && parts.length > 0 ? (
            <Button
              variant="subtle"
              leftSection={<IconFolderPlus size={16} stroke={1.75} />}
              disabled={isWaiting || isFull}
              onClick={() => put([...parts, { join: join === 'all' ? 'any' : 'all', parts: [NO_QUESTION] }])}
            >
              Добавить группу
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
