// Mantine's choosers, their lists drawn when somebody comes to the field. By themselves they draw them hidden together
// with the page and measure where each would stand, which lays the whole page out in the middle of being drawn.

import {
  MultiSelect as KitMultiSelect,
  Select as KitSelect,
  type MultiSelectProps,
  type OptionsFilter,
  type SelectProps,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { isFound } from '@rampa/kernel';

/** As the lists search: Mantine's own filter tells «ё» from «е» and «Жар-птица» from «жар птица». */
const byPartOfWord: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const isShown = (label: string) => left > 0 && isFound(search, label) && left-- > 0;
  return options
    .map((one) => ('group' in one ? { ...one, items: one.items.filter(({ label }) => isShown(label)) } : one))
    .filter((one) => ('group' in one ? one.items.length > 0 : isShown(one.label)));
};

export function Select({ comboboxProps, onFocus, ...props }: SelectProps) {
  const [isReached, reach] = useReached();
  return (
    <KitSelect
      filter={byPartOfWord}
      {...props}
      comboboxProps={{ keepMounted: isReached, ...comboboxProps }}
      onFocus={(event) => {
        reach();
        onFocus?.(event);
      }}
    />
  );
}

export function MultiSelect({ comboboxProps, onFocus, ...props }: MultiSelectProps) {
  const [isReached, reach] = useReached();
  return (
    <KitMultiSelect
      filter={byPartOfWord}
      {...props}
      comboboxProps={{ keepMounted: isReached, ...comboboxProps }}
      onFocus={(event) => {
        reach();
        onFocus?.(event);
      }}
    />
  );
}

/** Focus comes before every press and key, so by then the list stands. */
function useReached(): [isReached: boolean, reach: () => void] {
  const [isReached, setReached] = useState(false);
  const [, setNamed] = useState(false);
  // A chooser tells screen readers which list is its own only when it is drawn after the list.
  useEffect(() => setNamed(isReached), [isReached]);
  return [isReached, () => setReached(true)];
}
