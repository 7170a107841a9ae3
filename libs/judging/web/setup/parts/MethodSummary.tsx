// What the chosen rules will do, in a sentence, and what they lack.

import { scaleOf, type Preset } from '@rampa/judging/domain';
import type { CriterionView } from '@rampa/contract';
import { counted, formatThousandths, plural } from '@rampa/kernel';
import { methodWords, tieRule, type SchemeBody } from '../rules/method-words.ts';
import classes from '../style/method.module.css';

export interface MethodSummaryProps {
  scheme: SchemeBody;
  criteria: readonly CriterionView[];
  panel: number;
  preset: Preset | null;
  willAdd: number;
}

export function MethodSummary({ scheme, criteria, panel, preset, willAdd }: MethodSummaryProps) {
  const scale =
    criteria.length > 0
      ? scaleOf(
          {
            ...scheme,
            criteria: criteria.map((one) => ({ ...one, key: one.guid, required: one.isRequired })),
          },
          Math.max(1, panel),
        )
      : null;
  const needed = preset?.minJudges ?? (scheme.method.kind === 'trimmedMean' ? scheme.method.minJudges : 1);
  return (
    <div className={classes.summary}>
      <p>
        Итог: {methodWords(scheme.method)}
        {scale ? `, от ${formatThousandths(scale.min)} до ${formatThousandths(scale.max)}` : ''}.
      </p>
      {scheme.method.kind === 'figureSkating' ? null : (
        <p>При равных баллах {tieRule(scheme, (guid) => criteria.find((one) => one.guid === guid)?.title ?? '')}.</p>
      )}
      {willAdd > 0 ? (
        <p>
          Вместе с правилами добавим {counted(willAdd, 'критерий', 'критерия', 'критериев')} набора,{' '}
          {plural(willAdd, 'его', 'их', 'их')} можно переименовать.
        </p>
      ) : null}
      {panel > 0 && panel < needed ? (
        <p className={classes.warning}>
          Для этих правил нужно не меньше {needed} судей, сейчас их {panel}. Если кто-то воздержится, итога не будет.
        </p>
      ) : null}
    </div>
  );
}
