// Country, telephone and, where asked for, city. The number is formatted by the country while it is typed.

import type { ChangeEvent } from 'react';
import { GlobalGetCities } from '@rampa/contract';
import { COUNTRIES, type CountryCode, countryOf, countryOfPhone, maskPhone, phoneDigits } from '@rampa/kernel';
import { Choice } from '@rampa/platform/web/base';
import { maskInput, NamesInput, readOptions } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';
import { LineField } from './fields.tsx';

const OPTIONS = COUNTRIES.map(({ countryCode, title }) => ({ value: countryCode, label: title }));

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
  /** A complete number of another country is not reformatted: it changes the country. */
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
      <Choice
        isLarge
        label="Страна"
        name="country"
        autoComplete="country"
        options={OPTIONS}
        value={countryCode}
        onValue={(code) => choose(code as CountryCode)}
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

/** Any city may be typed; known ones are suggested. */
export function CityField({ place: { countryCode, city }, isRequired = true, fault, onPlace }: CityFieldProps) {
  return (
    <NamesInput
      reads={[readOptions(GlobalGetCities, { query: { country_name: countryCode } })]}
      besideOf={({ region }) => region}
      label={isRequired ? 'Город' : 'Город, необязательно'}
      name="city"
      autoComplete="address-level2"
      required={isRequired}
      isLarge
      maxLength={120}
      value={city}
      error={fault}
      onName={(name) => onPlace({ city: name })}
    />
  );
}
