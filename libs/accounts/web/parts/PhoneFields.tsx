// Country, telephone and, where it is asked for, city. The number takes the country's shape while it is typed.

import { Autocomplete, Select, type OptionsFilter } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { GlobalGetCities } from '@rampa/contract';
import { COUNTRIES, countryOf, countryOfPhone, maskPhone, phoneDigits, type CountryCode } from '@rampa/kernel';
import { maskInput, useRead } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';
import profile from '../style/profile.module.css';
import { LineField } from './fields.tsx';

const OPTIONS = COUNTRIES.map(({ countryCode, title }) => ({ value: countryCode, label: title }));
const LOOK = { input: classes.input!, label: classes.label! };
const SHOWN_CITIES = 8;

export interface Place {
  countryCode: CountryCode;
  phone: string;
  city: string;
}

interface PhoneFieldsProps {
  place: Place;
  phoneFault?: string | undefined;
  onPlace(change: Partial<Place>): void;
}

export function PhoneFields({ place: { countryCode, phone }, phoneFault, onPlace }: PhoneFieldsProps) {
  const { phonePlaceholder } = countryOf(countryCode);
  /** A whole number of another of the countries is not bent to this one: it brings its country with it. */
  function typed(event: ChangeEvent<HTMLInputElement>) {
    const whole = countryOfPhone(event.currentTarget.value);
    const isForeign = whole !== null && countryOf(whole).phoneCode !== countryOf(countryCode).phoneCode;
    const code = isForeign ? whole : countryCode;
    const masked = maskInput(event, (text) => maskPhone(text, code));
    onPlace({ phone: masked, ...(isForeign ? { countryCode: code, city: '' } : {}) });
  }
  function choose(code: CountryCode) {
    const digits = phoneDigits(phone, countryCode);
    onPlace({ countryCode: code, city: '', phone: digits ? maskPhone(digits, code) : phone });
  }
  return (
    <div className={classes.pair}>
      <Select
        label="Страна"
        data={OPTIONS}
        classNames={LOOK}
        value={countryCode}
        onChange={(code) => code && choose(code as CountryCode)}
      />
      <LineField
        label="Телефон"
        type="tel"
        inputMode="tel"
        name="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder={phonePlaceholder}
        value={phone}
        error={phoneFault}
        onValue={() => undefined}
        onChange={typed}
      />
    </div>
  );
}

interface CityFieldProps {
  place: Place;
  isRequired?: boolean;
  fault?: string | undefined;
  onPlace(change: Partial<Place>): void;
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Those that begin so come first, each group in the order of the list: large ones first. */
const citiesBy: OptionsFilter = ({ options, search, limit }) => {
  const typed = plain(search.trim());
  const names = options.map((option) => ('label' in option ? plain(option.label) : ''));
  const found = options.filter((_, index) => names[index]!.includes(typed));
  const first = options.filter((_, index) => names[index]!.startsWith(typed));
  return [...new Set([...first, ...found])].slice(0, limit);
};

/** Any city may be typed; the known ones are offered. */
export function CityField({ place: { countryCode, city }, isRequired = true, fault, onPlace }: CityFieldProps) {
  const { data } = useRead(GlobalGetCities, { query: { country_name: countryCode } }, { staleTime: Infinity });
  // Cities of one name are one choice: the field keeps the name alone.
  const regions = new Map<string, string>();
  for (const { name, region } of data ?? []) {
    const known = regions.get(name);
    regions.set(name, [known, region === name ? '' : region].filter(Boolean).join(', '));
  }
  return (
    <Autocomplete
      label={isRequired ? 'Город' : 'Город, необязательно'}
      name="city"
      autoComplete="address-level2"
      required={isRequired}
      withAsterisk={false}
      maxLength={120}
      classNames={LOOK}
      data={[...regions.keys()]}
      renderOption={({ option }) => (
        <span>
          {option.value}
          <small className={profile.region}>{regions.get(option.value)}</small>
        </span>
      )}
      limit={SHOWN_CITIES}
      filter={citiesBy}
      value={city}
      error={fault}
      onChange={(value) => onPlace({ city: value })}
    />
  );
}
