// A city: any text may be typed, known cities are offered with their regions.

import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { GlobalGetCities, type City } from '@rampa/contract';
import { sought, type CountryCode } from '@rampa/kernel';
import { Suggest, type SuggestProps } from '@rampa/platform/web/base';
import { readOptions } from '../api/calls.ts';

const SHOWN = 8;

/** Cities that begin with the text come first; each group keeps the order of the list, large cities first. */
function citiesBy(names: readonly string[], search: string): string[] {
  const typed = sought(search);
  const found = names.filter((name) => sought(name).includes(typed));
  return [...found.filter((name) => sought(name).startsWith(typed)), ...found]
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, SHOWN);
}

export interface CityInputProps extends Omit<SuggestProps, 'offer' | 'renderOffer' | 'onValue' | 'onTaken'> {
  /** Countries whose cities are offered, the first one first. */
  countries: readonly CountryCode[];
  onCity(name: string): void;
  /** Called with every city of the chosen name. */
  onKnown?(cities: readonly City[]): void;
}

export function CityInput({ countries, onCity, onKnown, ...props }: CityInputProps) {
  // Thousands of names, loaded only when the field has the focus.
  const [isWanted, setWanted] = useState(false);
  const cities = useQueries({
    queries: countries.map((code) => ({
      ...readOptions(GlobalGetCities, { query: { country_name: code } }),
      staleTime: Infinity,
      enabled: isWanted,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  // Cities of one name are one choice, because the field stores only the name.
  const regions = new Map<string, string>();
  for (const { name, region } of cities) {
    const known = regions.get(name);
    regions.set(name, [known, region === name ? '' : region].filter(Boolean).join(', '));
  }
  const names = [...regions.keys()];
  return (
    <Suggest
      autoComplete="off"
      {...props}
      onFocus={(event) => {
        setWanted(true);
        props.onFocus?.(event);
      }}
      offer={(typed) => citiesBy(names, typed)}
      renderOffer={(name) => (regions.get(name) ? <small>{regions.get(name)}</small> : null)}
      onValue={onCity}
      onTaken={(name) => onKnown?.(cities.filter((one) => one.name === name))}
    />
  );
}
