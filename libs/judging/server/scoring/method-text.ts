// The method of counting in the words of a protocol's head: «Среднее с отбросом крайних, итог до сотых».

import type { Decimals, Method, ScoringScheme } from '@rampa/jury/domain';
import { counted } from '@rampa/kernel';

const ROUNDED: Record<Decimals, string> = {
  0: 'итог до целых',
  1: 'итог до десятых',
  2: 'итог до сотых',
  3: 'итог до тысячных',
};

function trim({ high, low }: Extract<Method, { kind: 'trimmedMean' }>): string {
  if (high === 1 && low === 1) return 'среднее с отбросом высшей и низшей';
  const parts = [
    ...(high > 0 ? [counted(high, 'высшей', 'высших', 'высших')] : []),
    ...(low > 0 ? [counted(low, 'низшей', 'низших', 'низших')] : []),
  ];
  return `среднее с отбросом ${parts.join(' и ')}`;
}

function methodName(method: Method): string {
  switch (method.kind) {
    case 'mean':
      return method.per === 'criterion' ? 'среднее судей по каждому критерию' : 'среднее баллов судей';
    case 'sum':
      return 'сумма баллов судей';
    case 'trimmedMean':
      return trim(method) + (method.per === 'criterion' ? ' по каждому критерию' : '');
    case 'median':
      return 'медиана баллов судей';
    case 'sumOfPlaces':
      return 'сумма мест';
    case 'skating':
      return 'скейтинг-система';
    case 'figureSkating':
      return 'усечённое среднее по компонентам и техническая оценка';
  }
}

export function methodText(scheme: Pick<ScoringScheme, 'method' | 'rounding'>): string {
  const name = methodName(scheme.method);
  const text = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const byPlaces = scheme.method.kind === 'sumOfPlaces' || scheme.method.kind === 'skating';
  return byPlaces ? text : `${text}, ${ROUNDED[scheme.rounding.total]}`;
}

/** Nominations may be counted in ways of their own: «Сумма мест; среднее баллов судей, итог до сотых». */
export function methodTexts(schemes: readonly Pick<ScoringScheme, 'method' | 'rounding'>[]): string {
  const [first = '', ...more] = new Set(schemes.map(methodText));
  return [first, ...more.map((text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`)].join('; ');
}
