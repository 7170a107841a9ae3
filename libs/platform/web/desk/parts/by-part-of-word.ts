import type { OptionsFilter } from '@mantine/core';
import { isFound } from '@rampa/kernel';

/**
 * As the lists search: Mantine's own filter tells «ё» from «е» and «Жар-птица» from «жар птица». The limit is spent from
 * above, whatever stands in a group and whatever does not.
 */
export const byPartOfWord: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const isShown = ({ label }: { label: string }) => left > 0 && isFound(search, label) && left-- > 0;
  return options.flatMap<(typeof options)[number]>((one) => {
    if (!('group' in one)) return isShown(one) ? [one] : [];
    const items = one.items.filter(isShown);
    return items.length > 0 ? [{ ...one, items }] : [];
  });
};
