// Seven sections with «нет», «смотреть», «менять» each: a radio group per section, so that arrow keys choose.

import { SegmentedControl } from '@mantine/core';
import type { SectionActions } from '@rampa/contract';
import type { Section } from '@rampa/kernel';
import { ACTION_WORDS, type AccessModule } from './access-words.ts';
import classes from './employees.module.css';

const CHOICES = ACTION_WORDS.map((label, action) => ({ value: String(action), label }));

export interface AccessMatrixProps {
  /** Whose rights, for screen readers. */
  name: string;
  modules: readonly AccessModule[];
  config: SectionActions;
  onChange(config: SectionActions, section: Section): void;
}

export function AccessMatrix({ name, modules, config, onChange }: AccessMatrixProps) {
  return (
    <div className={classes.matrix}>
      {modules.map(({ section, title, note }) => (
        <div key={section} className={classes.section}>
          <div>
            <div className={classes.sectionTitle}>{title}</div>
            <div className={classes.sectionNote}>{note}</div>
          </div>
          <SegmentedControl
            aria-label={`${title}: ${name}`}
            data={CHOICES}
            value={String(config[section])}
            onChange={(value) => onChange({ ...config, [section]: Number(value) as 0 | 1 | 2 }, section)}
          />
        </div>
      ))}
    </div>
  );
}
