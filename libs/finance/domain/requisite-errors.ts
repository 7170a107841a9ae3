// The required fields: without them a requisite is not saved.

import type { RequisiteOwner } from '@rampa/kernel';
import { fieldsOf, type FieldRule } from './requisite-fields.ts';
import type { Finding, Requisite } from './requisite.ts';

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Minimums of the portal's documents by country, form and owner. At most one finding per field; none for a complete
 * requisite.
 */
export function requisiteErrors(requisite: Requisite, ownerType: RequisiteOwner): Finding[] {
  return fieldsOf(requisite.country, requisite.type, ownerType).flatMap((rule) => errorIn(rule, requisite) ?? []);
}

function errorIn({ field, label, isRequired, min, kind }: FieldRule, requisite: Requisite): Finding | null {
  const value = requisite[field];
  if (value === '') {
    return isRequired ? { field, check: 'required', message: `Заполните поле «${label}»` } : null;
  }
  if (min !== undefined && value.length < min) {
    const what = kind === 'digits' ? 'цифр' : 'знаков';
    return { field, check: 'short', message: `Слишком коротко: здесь не меньше ${min} ${what}` };
  }
  if (field === 'mail' && !MAIL.test(value)) {
    return { field, check: 'mail', message: 'Это не похоже на адрес почты: проверьте его' };
  }
  return null;
}
