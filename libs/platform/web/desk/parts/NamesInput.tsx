// Any text may be typed; known names are offered, with what tells those of one name apart.

import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { sought } from '@rampa/kernel';
import { Suggest, type SuggestProps } from '@rampa/platform/web/base';

const SHOWN = 8;

/** Names that begin with the text come first; each group keeps the order of the list. */
function namesBy(names: readonly string[], search: string): string[] {
  const typed = sought(search);
  const found = names.filter((name) => sought(name).includes(typed));
  return [...found.filter((name) => sought(name).startsWith(typed)), ...found]
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, SHOWN);
}

export interface NamesInputProps<T> extends Omit<SuggestProps, 'offer' | 'renderOffer' | 'onValue' | 'onTaken'> {
  /** The reads of what is offered, the first one first (`readOptions`). */
  reads: readonly Pick<UseQueryOptions<T[]>, 'queryKey' | 'queryFn'>[];
  /** Shown beside the name. */
  besideOf(one: T): string;
  onName(name: string): void;
  /** Called with everything of the chosen name. */
  onKnown?(found: readonly T[]): void;
}

export function NamesInput<T extends { name: string }>(props: NamesInputProps<T>) {
  const { reads, besideOf, onName, onKnown, ...rest } = props;
  // Thousands of names, loaded only when the field has the focus.
  const [isWanted, setWanted] = useState(false);
  const known = useQueries({
    queries: reads.map((read) => ({ ...read, staleTime: Infinity, enabled: isWanted })),
    combine: (answers) => answers.flatMap(({ data }) => (data ?? []) as T[]),
  });
  // Those of one name are one choice, because the field stores only the name.
  const beside = new Map<string, string>();
  for (const one of known) {
    const told = besideOf(one);
    beside.set(one.name, [beside.get(one.name), told === one.name ? '' : told].filter(Boolean).join(', '));
  }
  const names = [...beside.keys()];
  return (
    <Suggest
      autoComplete="off"
      {...rest}
      onFocus={(event) => {
        setWanted(true);
        rest.onFocus?.(event);
      }}
      offer={(typed) => namesBy(names, typed)}
      renderOffer={(name) => (beside.get(name) ? <small>{beside.get(name)}</small> : null)}
      onValue={onName}
      onTaken={(name) => onKnown?.(known.filter((one) => one.name === name))}
    />
  );
}
