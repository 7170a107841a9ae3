// Under an answer that is kept as it is: a city that no list knows, a collective without a name of its own. Asked once the
// field is left, of what was typed here.

import { useQueries } from '@tanstack/react-query';
import { isKindAlone, isUnknownCity, NAMELESS } from '../model/soft-doubts.ts';
import { GlobalGetCities } from '@rampa/contract';
import { COUNTRY_CODES } from '@rampa/kernel';
import { readOptions } from '@rampa/platform/web/desk';
import type { FieldShown } from '../model/filling-model.ts';
import { textOf } from './answer-input.ts';
import classes from '../style/age-hint.module.css';

export function SoftDoubt({ shown: { field, answer } }: { shown: FieldShown }) {
  const text = textOf(answer);
  const isCity = field.tag === 'city';
  const cities = useQueries({
    queries: COUNTRY_CODES.map((code) => ({
      ...readOptions(GlobalGetCities, { query: { country_name: code } }),
      ...{ staleTime: Infinity, enabled: isCity && text !== '' },
    })),
    combine: (answers) =>
      answers.every(({ data }) => data !== undefined)
        ? answers.flatMap(({ data }) => data!.map(({ name }) => name))
        : null,
  });
  const doubt = isCity
    ? cities !== null && isUnknownCity(text, cities)
      ? 'Такого города нет в списке — проверьте, нет ли опечатки.'
      : ''
    : isKindAlone(text)
      ? NAMELESS
      : '';
  return (
    <p className={classes.doubt} role="status">
      {doubt}
    </p>
  );
}
