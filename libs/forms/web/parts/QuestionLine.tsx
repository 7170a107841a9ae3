// One question of a rule: which field, how it is asked, about what.

import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FormField } from '@rampa/forms/domain';
import { MultiSelect, Select } from '@rampa/platform/web/desk';
import { asksOf, isOfDates, NO_QUESTION, type Ask, type Question } from '../state/questions.ts';
import { ASK_WORDS } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

export interface QuestionLineProps {
  lead: string;
  question: Question;
  fields: readonly FormField[];
  onChange(question: Question): void;
  onRemove(): void;
}

export function QuestionLine({ lead, question, fields, onChange, onRemove }: QuestionLineProps) {
  const { canChange, linesOf, form } = useDesk();
  const asked = fields.find(({ n }) => n === question.field);
  const blockOf = (field: FormField) => form.blocks.find(({ guid }) => guid === field.blockGuid)?.title ?? '';
  const groups = Map.groupBy(fields, ({ blockGuid }) => blockGuid);
  const data = [...groups.values()].map((own) => ({
    group: blockOf(own[0]!),
    items: own.map(({ n, title }) => ({ value: String(n), label: title })),
  }));
  const choose = (value: string | null) => {
    const field = fields.find(({ n }) => String(n) === value);
    if (field) onChange({ ...NO_QUESTION, field: field.n, ask: asksOf(field)[0]! });
  };
  return (
    <div className={classes.question} role="group" aria-label={`Условие: ${asked?.title ?? 'поле не выбрано'}`}>
      <span className={classes.lead}>{lead}</span>
      <Select
        aria-label="О каком поле"
        placeholder="выберите поле"
        // A new question is answered at once.
        autoFocus={question.field === null}
        searchable
        allowDeselect={false}
        disabled={!canChange}
        data={data}
        value={question.field === null ? null : String(question.field)}
        onChange={choose}
      />
      {asked ? (
        <Select
          aria-label="Как спросить"
          allowDeselect={false}
          disabled={!canChange}
          data={asksOf(asked).map((ask) => ({ value: ask, label: ASK_WORDS[ask] }))}
          value={question.ask}
          onChange={(ask) => ask && onChange({ ...question, ask: ask as Ask })}
        />
      ) : null}
      {asked ? <Value {...{ question, asked, onChange, canChange }} lines={linesOf(asked.bookGuid ?? '')} /> : null}
      {canChange ? (
        <ActionIcon aria-label={`Убрать условие: ${asked?.title ?? 'поле не выбрано'}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      ) : null}
    </div>
  );
}

interface ValueProps extends Pick<QuestionLineProps, 'question' | 'onChange'> {
  asked: FormField;
  lines: readonly { guid: string; title: string }[];
  canChange: boolean;
}

function Value({ question, asked, lines, canChange, onChange }: ValueProps) {
  const { ask, items, text, from, to } = question;
  if (ask === 'in' || ask === 'notIn') {
    const data = lines.map(({ guid, title }) => ({ value: guid, label: title }));
    // A line that is in the archive still stands in the rule.
    const lost = items.filter((item) => !lines.some(({ guid }) => guid === item));
    return (
      <MultiSelect
        aria-label="Строки справочника"
        placeholder={items.length === 0 ? 'выберите строки' : ''}
        searchable
        disabled={!canChange}
        data={[...data, ...lost.map((value) => ({ value, label: 'строки больше нет' }))]}
        value={[...items]}
        onChange={(next) => onChange({ ...question, items: next })}
      />
    );
  }
  if (ask === 'eq' || ask === 'notEq')
    return (
      <Typed
        label="Значение"
        disabled={!canChange}
        value={text}
        onCommit={(next) => onChange({ ...question, text: next })}
      />
    );
  if (ask !== 'within') return null;
  const type = isOfDates(asked) ? { type: 'date' } : { inputMode: 'decimal' as const };
  return (
    <>
      <Typed
        label="от"
        {...type}
        disabled={!canChange}
        value={from}
        onCommit={(next) => onChange({ ...question, from: next })}
      />
      <Typed
        label="до"
        {...type}
        disabled={!canChange}
        value={to}
        onCommit={(next) => onChange({ ...question, to: next })}
      />
    </>
  );
}
