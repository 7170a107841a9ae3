// The chosen rules of counting in words, for people who may not change them.

import type { CriterionView } from '@rampa/contract';
import { presets } from '@rampa/jury/domain';
import { MISSING, PER_JUDGE, presetOf, type SchemeBody } from '../rules/method-words.ts';
import { MethodSummary } from './MethodSummary.tsx';
import classes from '../style/method.module.css';

export interface MethodFactsProps {
  scheme: SchemeBody;
  criteria: readonly CriterionView[];
  panel: number;
  byPoints: readonly string[];
}

export function MethodFacts({ scheme, criteria, panel, byPoints }: MethodFactsProps) {
  const preset = presetOf(scheme, criteria, presets);
  const facts = [
    ['Готовые правила', preset?.title ?? 'свои'],
    ['Знаков после запятой в итоге', String(scheme.rounding.total)],
    ['Если оценки нет', MISSING[scheme.missing]],
    ...(criteria.length > 1 && scheme.method.kind !== 'figureSkating'
      ? [['Балл судьи', PER_JUDGE[scheme.perJudge]]]
      : []),
  ];
  return (
    <div className={classes.form}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MethodSummary
        scheme={scheme}
        criteria={criteria}
        panel={panel}
        preset={preset}
        byPoints={byPoints}
        willAdd={0}
      />
    </div>
  );
}
