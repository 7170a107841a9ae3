// Explanation of the methods by places: each judge's place, dance by dance, and the rule that decided.
import { columnDecimals, decimalsOf, formatExact, formatThousandths } from './format.ts';
import { meanOf } from './exact.ts';
import { marksArePlaces } from './plan.ts';
import { plural } from './wording.ts';
import type { Derivation, PlaceField } from './derivation.ts';
import type { ExplanationLine, ExplanationStep, Words } from './explanation.ts';
import type { SkatingStep } from './skating-types.ts';

const place = (value: number): string => formatThousandths(value, decimalsOf(value, 0));

/** Steps of the methods by places; empty for the other methods. */
export function fieldSteps(derivation: Derivation, words: Words): ExplanationStep[] {
  const field = derivation.placing?.field;
  if (!field) return [];
  const own = field.performances.indexOf(derivation.performance);
  const tables = field.dances.map((dance, d) => tableStep(derivation, field, dance, d, own, words));
  const value = place(derivation.total!);
  if (derivation.scheme.method.kind === 'sumOfPlaces') {
    const text = field.places[0]![own]!.map(place).join(' + ');
    return [...tables, { title: 'Сумма мест', value, lines: [], text }];
  }
  if (field.points) {
    const text = field.points.map((table) => formatExact(meanOf(table[own]!, 1), words.decimals)).join(' + ');
    const [sum] = [formatThousandths(derivation.total!, words.decimals)];
    return [
      ...tables,
      { title: 'Сумма баллов за места', value: sum, lines: [], ...(tables.length > 1 ? { text } : {}) },
    ];
  }
  if (field.dances.length === 1) return tables;
  const dances = field.dances.map((_, d) => dancePlace(field, d, own));
  const sum = { title: 'Сумма мест по танцам', value, lines: [], text: dances.map(place).join(' + ') };
  return [...tables, sum, ...finalStep(field, own, words)];
}

function tableStep(
  derivation: Derivation,
  field: PlaceField,
  dance: string | null,
  d: number,
  own: number,
  words: Words,
): ExplanationStep {
  const points = !marksArePlaces(derivation.scheme);
  const [given, places] = [field.given[d]![own]!, field.places[d]![own]!];
  const column = columnDecimals(
    given.filter((one) => one !== null),
    0,
  );
  const shown = columnDecimals(
    places.map((n) => ({ n, d: 1 })),
    0,
  );
  const lines = field.judges.map((judge, j): ExplanationLine => {
    const label = words.judge(judge);
    const mark = given[j] ?? null;
    if (mark === null) return { label, value: '—', note: 'не голосует' };
    const brought = field.points?.[d]![own]![j];
    const notes = [
      ...(points ? [`балл ${formatExact(mark, column)}`] : []),
      ...(brought ? [`${formatThousandths(places[j]!, shown)} место`] : []),
    ];
    const value = brought ? formatExact(brought, words.decimals) : formatThousandths(places[j]!, shown);
    return { label, value, ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
  });
  const many = field.dances.length > 1 && dance !== null;
  const what = field.points ? 'Баллы за места' : 'Места';
  const title = many ? `${what}: ${words.criterion(dance)}` : field.points ? what : 'Места у судей';
  if (derivation.scheme.method.kind !== 'skating') return { title, lines };
  const step = field.skating.find((one) => one.dance === d && one.couples.includes(own));
  return {
    title,
    value: place(dancePlace(field, d, own)),
    lines,
    ...(step ? { text: ruleText(step, own, field) } : {}),
  };
}

function dancePlace(field: PlaceField, d: number, own: number): number {
  const step = field.skating.find((one) => one.dance === d && one.couples.includes(own));
  return step ? step.place * 1000 + (step.couples.length - 1) * 500 : 0;
}

function finalStep(field: PlaceField, own: number, words: Words): ExplanationStep[] {
  const step = field.skating.find((one) => one.dance === null && one.couples.includes(own));
  if (!step) return [];
  const value = place(step.place * 1000 + (step.couples.length - 1) * 500);
  const lines =
    step.rule === '9'
      ? []
      : step.compared.map(({ couple, count, sum }) => ({
          label: words.performance(field.performances[couple]!),
          value: `${count} на сумму ${place(sum)}`,
        }));
  return [{ title: 'Место по скейтингу', value, lines, text: ruleText(step, own, field) }];
}

function ruleText(step: SkatingStep, own: number, field: PlaceField): string {
  const counted = step.compared.find(({ couple }) => couple === own);
  const range = step.column === 1 ? '1-е место' : `1–${step.column}-е места`;
  const had = counted ? `${range}: ${counted.count}` : range;
  const sum = counted ? `, сумма ${place(counted.sum)}` : '';
  const dances = counted ? plural(counted.count, 'танец', 'танца', 'танцев') : '';
  switch (step.rule) {
    case '5':
      return `Правило 5: большинство судей. ${had} из ${field.judges.length}.`;
    case '6':
      return `Правило 6: большинство больше, чем у других. ${had} из ${field.judges.length}.`;
    case '7a':
      return `Правило 7: большинство равное, меньше сумма мест. ${had}${sum}.`;
    case '7b':
      return `Правило 7: равные сумма и большинство, решил следующий столбец. ${had}${sum}.`;
    case '7c':
      return `Правило 7: столбцы исчерпаны, место делится. ${had}${sum}.`;
    case '8':
      return `Правило 8: раньше большинства не было ни у кого. ${had} из ${field.judges.length}.`;
    case '9':
      return 'Правило 9: по сумме мест в танцах.';
    case '10':
      if (step.compared.length === 1) return 'Правило 10: следующее место после остальных равных.';
      return `Правило 10: суммы равны, решили танцы с местом не ниже ${step.place}-го: ${dances}${sum}.`;
    case '11':
      return `Правило 11: все оценки танцев вместе. ${had}${sum}.`;
    case 'tie':
      return 'Правила 10 и 11 не развели равных: место делится.';
  }
}
