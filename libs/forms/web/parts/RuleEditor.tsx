// When a part is seen or required: questions and groups of them, chosen from lists.

import { useState } from 'react';
import { FORM_WORDS, nestingOf, sameValue, type FormBlock, type FormField, type Rule } from '@rampa/forms/domain';
import { FORM_LIMITS } from '@rampa/kernel';
import { tellRefusal } from '@rampa/platform/web/desk';
import { askable, conditionOf, countOf, groupOf, type Group } from '../state/questions.ts';
import { change, isBlock } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { RuleGroup } from './RuleGroup.tsx';
import classes from '../style/settings.module.css';

export interface RuleEditorProps {
  part: FormBlock | FormField;
  of: 'visible' | 'required';
}

export function RuleEditor({ part, of }: RuleEditorProps) {
  const desk = useDesk();
  const condition = part.rule?.[of];
  const [draft, setDraft] = useState<Group | null>(null);
  // Questions that are not whole yet stand here alone; whatever else changes the rule is followed.
  const isOwn = draft !== null && sameValue(conditionOf(draft), condition);
  const group = isOwn ? draft : groupOf(condition);
  const fields = askable(desk.form, part.guid);
  const words = of === 'required' ? 'Обязательно, если верно' : isBlock(part) ? 'Показывать блок, если верно' : 'Показывать поле, если верно'; // prettier-ignore
  const put = (next: Group) => {
    const now = conditionOf(next);
    if (now && nestingOf(now) > FORM_LIMITS.nesting)
      return tellRefusal(FORM_WORDS.nesting(FORM_LIMITS.nesting), { subject: part.guid });
    setDraft(next);
    if (!sameValue(now, condition)) change(desk, part, { rule: withCondition(part.rule, of, now) });
  };
  return (
    <section className={classes.rule} aria-label={words}>
      <h3>{words}</h3>
      <RuleGroup
        group={group}
        depth={1}
        fields={fields}
        isFull={countOf(group) >= FORM_LIMITS.conditions}
        onChange={put}
      />
    </section>
  );
}

function withCondition(rule: Rule | null, of: 'visible' | 'required', condition: Rule['visible']): Rule | null {
  const { [of]: _, ...rest } = rule ?? {};
  const next: Rule = condition === undefined ? rest : { ...rest, [of]: condition };
  return next.visible || next.required ? next : null;
}
