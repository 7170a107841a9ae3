// Mantine's choosers, with lists that are rendered when the field gets the focus. By default they render hidden lists
// with the page and measure their places, which lays the page out while it is being rendered.

import {
  MultiSelect as KitMultiSelect,
  Select as KitSelect,
  type MultiSelectProps,
  type SelectProps,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { byPartOfWord } from './by-part-of-word.ts';

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

/** The focus comes before every press and key, so the list is there by then. */
function useReached(): [isReached: boolean, reach: () => void] {
  const [isReached, setReached] = useState(false);
  const [renders, setRenders] = useState(0);
  // A chooser names its list to screen readers only when it renders after the list has its final id, its second one.
  useEffect(() => {
    if (isReached && renders < 2) setRenders(renders + 1);
  }, [isReached, renders]);
  return [isReached, () => setReached(true)];
}
