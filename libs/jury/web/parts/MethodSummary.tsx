// What the chosen rules will do, in one sentence, and what is missing for them.

import { scaleOf, type Preset } from '@rampa/jury/domain';
import type { CriterionView } from '@rampa/contract';
import { counted, formatThousandths, inQuotes, plural } from '@rampa/kernel';
import { methodWords, type SchemeBody, tieRule } from '../rules/method-words.ts';
import classes from '../style/method.module.css';

/** Methods whose result is a place and no total. */
const PLACES: ReadonlySet<string> = new Set(['sumOfPlaces', 'placePoints', 'skating']);

export interface MethodSummaryProps {
  scheme: SchemeBody;
  criteria: readonly CriterionView[];
  panel: number;
  preset: Preset | null;
  willAdd: number;
  /** Titles by points among those of these nominations. */
  byPoints: readonly string[];
}

export function MethodSummary({ scheme, criteria, panel, preset, willAdd, byPoints }: MethodSummaryProps) {
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
      {byPoints.length > 0 && PLACES.has(scheme.method.kind) ? (
        <p className={classes.warning}>
          Эти правила дают место, а не балл по шкале, а {plural(byPoints.length, 'звание', 'звания', 'звания')}{' '}
          {byPoints.map(inQuotes).join(', ')} {plural(byPoints.length, 'требует', 'требуют', 'требуют')} баллов:
          протокол с ними не закроется. Задайте их по местам на странице «Звания и места».
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
