// Two people change one thing: who sends all of it with what he had read before means only what differs.

import { Failure } from './failure.ts';

export const MEANWHILE = 'Пока вы правили, это поле изменил другой. Если сохранить ещё раз, останется ваше.';

/**
 * What of `given` is meant to change. Failure staleVersion with the fields in which another one has written something else
 * since `base` was read; `at`: where they stand in the body.
 */
export function meant<T extends object>(
  given: T,
  base: { readonly [K in keyof T]?: T[K] | undefined },
  standing: { readonly [K in keyof T]?: unknown },
  at = '',
): Partial<T> {
  const changed = (Object.keys(given) as (keyof T & string)[]).filter(
    (name) => !(name in base) || given[name] !== base[name],
  );
  const clashing = changed.filter(
    (name) => name in base && standing[name] !== base[name] && standing[name] !== given[name],
  );
  if (clashing.length > 0)
    throw new Failure(
      'staleVersion',
      clashing.map((name) => ({ field: `${at}${name}`, message: MEANWHILE })),
    );
  return Object.fromEntries(changed.map((name) => [name, given[name]])) as Partial<T>;
}
