// The form's values before sending: texts as typed, the passport only when it is typed anew.

import type { RequisiteView } from '@rampa/contract';
import {
  normalizedRequisite,
  normalizedText,
  REQUISITE_FIELDS,
  requisiteErrors,
  requisiteWarnings,
  withoutForeignFields,
  type FieldRule,
  type Finding,
  type Requisite,
  type RequisiteField,
  type RequisiteTexts,
} from '@rampa/finance/domain';
import type { RequisiteOwner } from '@rampa/kernel';

export interface Draft extends Requisite {
  /** The mask of the stored passport, until another one is typed. */
  keptPassport: string;
}

const NO_TEXTS = Object.fromEntries(REQUISITE_FIELDS.map((field) => [field, ''])) as RequisiteTexts;

export const NEW_DRAFT: Draft = { country: 'RU', type: 1, ...NO_TEXTS, keptPassport: '' };

export function draftOf(view: RequisiteView): Draft {
  const texts = Object.fromEntries(REQUISITE_FIELDS.map((field) => [field, view[field]])) as RequisiteTexts;
  const { country, type, passportSeriesNumber } = view;
  return { country, type, ...texts, passportSeriesNumber: '', keptPassport: passportSeriesNumber };
}

/** The requisite as it would be stored; the stored passport stands in it by its mask. */
export function requisiteOf({ keptPassport, ...draft }: Draft, owner: RequisiteOwner): Requisite {
  const passportSeriesNumber = draft.passportSeriesNumber.trim() === '' ? keptPassport : draft.passportSeriesNumber;
  return withoutForeignFields(normalizedRequisite({ ...draft, passportSeriesNumber }), owner);
}

export interface Findings {
  errors: Partial<Record<RequisiteField, string>>;
  doubts: Partial<Record<RequisiteField, string>>;
}

/** The server's own rules; a field with an error shows no doubt. */
export function findingsOf(draft: Draft, owner: RequisiteOwner): Findings {
  const requisite = requisiteOf(draft, owner);
  const errors = byField(requisiteErrors(requisite, owner));
  return { errors, doubts: byField(requisiteWarnings(requisite).filter(({ field }) => !errors[field])) };
}

function byField(findings: readonly Finding[]): Partial<Record<RequisiteField, string>> {
  return Object.fromEntries(findings.map(({ field, message }) => [field, message]));
}

/** The text in the field while it is typed: a number takes no letters and is grouped as on paper. */
export function typedText({ kind, groups = [] }: FieldRule, value: string): string {
  if (kind !== 'digits') return value;
  let rest = value.replace(/\D/g, '');
  const parts: string[] = [];
  for (const length of groups) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  // Text beyond the length stays and is told beside the field, so that nothing is cut off unnoticed.
  return parts.filter(Boolean).join(' ') + rest;
}

/** «8 из 10» while a number is being typed; empty once it is long enough. */
export function lengthText({ field, exact, min }: FieldRule, value: string): string | null {
  const goal = exact?.[0] ?? min;
  const length = normalizedText(field, value).length;
  return goal === undefined || length === 0 || exact?.includes(length) || (exact?.length ?? 0) > 1
    ? null
    : `${length} из ${goal}`;
}
