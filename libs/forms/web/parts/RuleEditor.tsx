// When a part is seen or required: questions chosen from lists, «всё» or «хотя бы одно» of them.

import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { sameValue, type FormBlock, type FormField, type Rule } from '@rampa/forms/domain';
import { FORM_LIMITS } from '@rampa/kernel';
import { askable, conditionOf, isWhole, NO_QUESTION, questionsOf, type Questions } from '../state/questions.ts';
import { change, isBlock } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { QuestionLine } from './QuestionLine.tsx';
import classes from '../style/settings.module.css';

export interface RuleEditorProps {
  part: FormBlock | FormField;
  of: 'visible' | 'required';
}

export function RuleEditor({ part, of }: RuleEditorProps) {
  const desk = useDesk();
  const condition = part.rule?.[of];
  const [draft, setDraft] = useState<Questions | null>(null);
  const stored = questionsOf(condition);
  // Questions that are not whole yet stand here alone; whatever else changes the rule is followed.
  const isOwn = draft !== null && sameValue(conditionOf(draft), condition);
  const questions = isOwn ? draft : stored;
  const fields = askable(desk.form, part.guid);
  const words = of === 'required' ? 'Обязательно, если верно' : isBlock(part) ? 'Показывать блок, если верно' : 'Показывать поле, если верно'; // prettier-ignore
  const put = (next: Questions) => {
    setDraft(next);
    const now = conditionOf(next);
    if (!sameValue(now, condition)) change(desk, part, { rule: withCondition(part.rule, of, now) });
  };
  if (questions === null)
    return (
      <section className={classes.rule} aria-label={words}>
        <h3>{words}</h3>
        <p className={classes.place}>Условие здесь сложнее, чем собирается на этой странице. Оно действует.</p>
        {desk.canChange ? (
          <Button variant="default" onClick={() => put({ join: 'all', list: [] })}>
            Убрать условие
          </Button>
        ) : null}
      </section>
    );
  const { join, list } = questions;
  return (
    <section className={classes.rule} aria-label={words}>
      <div className={classes.ruleHead}>
        <h3>{words}</h3>
        {list.length > 1 ? (
          <SegmentedControl
            aria-label="Сколько условий должно выполняться"
            disabled={!desk.canChange}
            data={[
              { value: 'all', label: 'всё' },
              { value: 'any', label: 'хотя бы одно' },
            ]}
            value={join}
            onChange={(next) => put({ join: next as Questions['join'], list })}
          />
        ) : null}
      </div>
      {list.map((question, at) => (
        <QuestionLine
          key={at}
          lead={at === 0 ? 'если' : join === 'all' ? 'и' : 'или'}
          question={question}
          fields={fields}
          onChange={(next) => put({ join, list: list.with(at, next) })}
          onRemove={() => put({ join, list: list.toSpliced(at, 1) })}
        />
      ))}
      {fields.length === 0 ? (
        <p className={classes.place}>Спросить пока не о чем: добавьте другое поле.</p>
      ) : desk.canChange && list.every(isWhole) && list.length < FORM_LIMITS.conditions ? (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setDraft({ join, list: [...list, NO_QUESTION] })}
        >
          Добавить условие
        </Button>
      ) : null}
    </section>
  );
}

function withCondition(rule: Rule | null, of: 'visible' | 'required', condition: Rule['visible']): Rule | null {
  const { [of]: _, ...rest } = rule ?? {};
  const next: Rule = condition === undefined ? rest : { ...rest, [of]: condition };
  return next.visible || next.required ? next : null;
}
