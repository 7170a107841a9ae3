// A city: any may be typed, the known ones are offered, each with its region.

import { Autocomplete, type AutocompleteProps, type OptionsFilter } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { GlobalGetCities, type City } from '@rampa/contract';
import { folded, type CountryCode } from '@rampa/kernel';
import { readOptions } from '../api/calls.ts';
import classes from '../style/city-input.module.css';

const SHOWN = 8;

/** Those that begin so come first, each group in the order of the list: large ones first. */
const citiesBy: OptionsFilter = ({ options, search, limit }) => {
  const typed = folded(search);
  const names = options.map((option) => ('label' in option ? folded(option.label) : ''));
  const found = options.filter((_, index) => names[index]!.includes(typed));
  const first = options.filter((_, index) => names[index]!.startsWith(typed));
  return [...new Set([...first, ...found])].slice(0, limit);
};

export interface CityInputProps extends Omit<AutocompleteProps, 'data' | 'filter' | 'renderOption' | 'onChange'> {
  /** Whose cities are offered, the first country first. */
  countries: readonly CountryCode[];
  onCity(name: string): void;
  /** One of the offered was chosen: every city of that name. */
  onKnown?(cities: readonly City[]): void;
}

export function CityInput({ countries, onCity, onKnown, ...props }: CityInputProps) {
  const cities = useQueries({
    queries: countries.map((code) => ({
      ...readOptions(GlobalGetCities, { query: { country_name: code } }),
      staleTime: Infinity,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  // Cities of one name are one choice: the field keeps the name alone.
  const regions = new Map<string, string>();
  for (const { name, region } of cities) {
    const known = regions.get(name);
    regions.set(name, [known, region === name ? '' : region].filter(Boolean).join(', '));
  }
  return (
    <Autocomplete
      {...props}
      data={[...regions.keys()]}
      renderOption={({ option }) => (
        <span>
          {option.value}
          <small className={classes.region}>{regions.get(option.value)}</small>
        </span>
      )}
      limit={SHOWN}
      filter={citiesBy}
      onChange={onCity}
      onOptionSubmit={(name) => onKnown?.(cities.filter((one) => one.name === name))}
    />
  );
}
