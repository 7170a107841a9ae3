// One question of a rule: which field, how it is asked, about what.

import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FormField } from '@rampa/forms/domain';
import { MultiSelect, Select } from '@rampa/platform/web/desk';
import { useChoices } from '../api/use-choices.ts';
import {
  asksOf,
  asksOfApplication,
  isOfApplication,
  isOfDates,
  NO_QUESTION,
  OF_APPLICATION,
  type Ask,
  type Asked,
  type Question,
} from '../state/questions.ts';
import { ASK_WORDS, OF_APPLICATION_WORDS } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

/** The rest is found by typing: a book may have thousands. */
const LINES_SHOWN = 100;

export interface QuestionLineProps {
  lead: string;
  question: Question;
  fields: readonly FormField[];
  onChange(question: Question): void;
  onRemove(): void;
}

export function QuestionLine({ lead, question, fields, onChange, onRemove }: QuestionLineProps) {
  const { canChange, form, competitionGuid } = useDesk();
  const ofApplication = isOfApplication(question.field) ? question.field : null;
  const asked = fields.find(({ n }) => n === question.field);
  const name = ofApplication ? OF_APPLICATION_WORDS[ofApplication] : (asked?.title ?? 'поле не выбрано');
  const asks = asked ? asksOf(asked) : ofApplication ? asksOfApplication : null;
  const blockOf = (field: FormField) => form.blocks.find(({ guid }) => guid === field.blockGuid)?.title ?? '';
  const groups = Map.groupBy(fields, ({ blockGuid }) => blockGuid);
  // Statuses are an event's: a form of the library has none to choose from.
  const own = OF_APPLICATION.filter((one) => one !== 'status' || competitionGuid !== null || ofApplication === one);
  const data = [
    ...[...groups.values()].map((inside) => ({
      group: blockOf(inside[0]!),
      items: inside.map(({ n, title }) => ({ value: String(n), label: title })),
    })),
    { group: 'Сама заявка', items: own.map((value) => ({ value, label: OF_APPLICATION_WORDS[value] })) },
  ];
  const choose = (value: string | null) => {
    const field = fields.find(({ n }) => String(n) === value);
    const about: Asked | undefined = field ? field.n : OF_APPLICATION.find((one) => one === value);
    if (about) onChange({ ...NO_QUESTION, field: about, ask: (field ? asksOf(field) : asksOfApplication)[0]! });
  };
  return (
    <div className={classes.question} role="group" aria-label={`Условие: ${name}`}>
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
      {asks ? (
        <Select
          aria-label="Как спросить"
          allowDeselect={false}
          disabled={!canChange}
          data={asks.map((ask) => ({ value: ask, label: ASK_WORDS[ask] }))}
          value={question.ask}
          onChange={(ask) => ask && onChange({ ...question, ask: ask as Ask })}
        />
      ) : null}
      {asks ? <Value {...{ question, asked, onChange, canChange }} /> : null}
      {canChange ? (
        <ActionIcon aria-label={`Убрать условие: ${name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      ) : null}
    </div>
  );
}

interface ValueProps extends Pick<QuestionLineProps, 'question' | 'onChange'> {
  /** None: the application itself is asked. */
  asked: FormField | undefined;
  canChange: boolean;
}

function Value({ question, asked, canChange, onChange }: ValueProps) {
  const { ask, text, from, to } = question;
  if (ask === 'in' || ask === 'notIn') return <Choice {...{ question, asked, canChange, onChange }} />;
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
  const type = asked && isOfDates(asked) ? { type: 'date' } : { inputMode: 'decimal' as const };
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

function Choice({ question, asked, canChange, onChange }: ValueProps) {
  const { label, placeholder, gone, data } = useChoices(question.field, asked);
  const { items } = question;
  // What is in the archive or was deleted still stands in the rule.
  const lost = items.filter((item) => !data.some(({ value }) => value === item));
  return (
    <MultiSelect
      aria-label={label}
      placeholder={items.length === 0 ? placeholder : ''}
      searchable
      limit={LINES_SHOWN}
      disabled={!canChange}
      data={[...data, ...lost.map((value) => ({ value, label: gone }))]}
      value={[...items]}
      onChange={(next) => onChange({ ...question, items: next })}
    />
  );
}
