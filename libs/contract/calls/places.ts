import { z } from 'zod';
import { COUNTRY_CODES } from '@rampa/kernel';
import { defineCall } from '../call.ts';
import { text } from '../shapes.ts';

export const GlobalGetCountries = defineCall({
  id: 'Global/GetCountries',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Страны: телефонный код, вид номера, валюта',
  answer: z.array(
    z.object({
      countryCode: z.enum(COUNTRY_CODES),
      phoneCode: z.string(),
      name: z.string(),
      title: z.string(),
      phoneFormat: z.string(),
      phonePlaceholder: z.string(),
      pattern: z.string(),
      currency: z.string(),
    }),
  ),
});

export const GlobalGetCities = defineCall({
  id: 'Global/GetCities',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Города страны, крупные сначала',
  // Takes what Global/GetCountries answers: «Россия», or the code «RU».
  query: z.strictObject({ country_name: text(60, 1) }),
  answer: z.array(z.object({ name: z.string(), region: z.string(), timeZone: z.string() })),
});
export type City = z.output<typeof GlobalGetCities.answer>[number];
