// What the preview's application is: chosen here where rules ask for it.

import { conditionsOf, type Condition, type SystemFacts, type UsedForm } from '@rampa/forms/domain';
import { APPLICATION_STATES } from '@rampa/kernel';
import { useStatuses } from '../api/use-choices.ts';
import { OF_APPLICATION, type OfApplication } from '../state/questions.ts';
import { OF_APPLICATION_WORDS, STATE_WORDS } from '../state/words.ts';
import classes from '../style/preview.module.css';

export interface PreviewFactsProps {
  form: UsedForm;
  facts: SystemFacts;
  onChange(facts: SystemFacts): void;
}

export function PreviewFacts({ form, facts, onChange }: PreviewFactsProps) {
  const asked = OF_APPLICATION.filter((about) => isAsked(form, about));
  const statuses = useStatuses(asked.includes('status'));
  const options = {
    state: APPLICATION_STATES.map((value) => ({ value, label: STATE_WORDS[value] as string })),
    status: [
      { value: '', label: 'нет статуса' },
      ...statuses.map(({ guid, title }) => ({ value: guid, label: title })),
    ],
  };
  return asked.map((about) => (
    <label key={about} className={classes.field}>
      <span className={classes.label}>{OF_APPLICATION_WORDS[about]}</span>
      <select value={facts[about]} onChange={({ currentTarget: { value } }) => onChange({ ...facts, [about]: value })}>
        {options[about].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ));
}

const isAsked = ({ blocks, fields }: UsedForm, about: OfApplication): boolean =>
  [...blocks, ...fields].some(({ rule }) => conditionsOf(rule).some((one) => asks(one, about)));

function asks(condition: Condition, about: OfApplication): boolean {
  if ('all' in condition) return condition.all.some((one) => asks(one, about));
  if ('any' in condition) return condition.any.some((one) => asks(one, about));
  if ('not' in condition) return asks(condition.not, about);
  return 'sys' in condition && condition.sys === about;
}
