// Whether the limits of a field fit its kind and each other.

import { isDay } from './answer-faults.ts';
import { FILE_CATEGORIES } from './file-categories.ts';
import { FORM_LIMITS, type FieldOption, type FormField, type TextFormat } from './form-types.ts';
import { FORM_WORDS as WORDS } from './form-words.ts';

type Key = keyof FieldOption;

const OF_FORMAT: Record<TextFormat, readonly Key[]> = {
  line: ['minLength', 'maxLength'],
  lines: ['minLength', 'maxLength'],
  number: ['min', 'max'],
  date: ['from', 'to'],
  duration: [],
  phone: [],
  email: [],
  mask: ['mask'],
};

/** The limits that a field of this kind may have. */
export function limitsOf({ kind, option }: Pick<FormField, 'kind' | 'option'>): readonly Key[] {
  switch (kind) {
    case 'Text':
      return ['format', ...OF_FORMAT[option.format ?? 'line']];
    case 'ReferenceBook':
      return ['count', 'hasQuantity', 'hasText', 'otherAges'];
    case 'Attachment':
      return ['count', 'categories', 'megabytes', 'seconds'];
    case 'Range':
      return ['of', ...(option.of === 'date' ? (['from', 'to'] as const) : (['min', 'max'] as const))];
  }
}

/** The first that is wrong; null when none is. */
export function optionFault(field: Pick<FormField, 'kind' | 'option'>): { key: Key; message: string } | null {
  const { option, kind } = field;
  const known = limitsOf(field);
  const foreign = (Object.keys(option) as Key[]).find((key) => option[key] !== undefined && !known.includes(key));
  if (foreign) return { key: foreign, message: WORDS.foreignLimit };
  if (isTurned(option.minLength, option.maxLength)) return { key: 'maxLength', message: WORDS.limits };
  if (isTurned(option.min, option.max)) return { key: 'max', message: WORDS.limits };
  for (const key of ['from', 'to'] as const)
    if (option[key] !== undefined && !isDay(option[key])) return { key, message: WORDS.badDay };
  if (isTurned(option.from, option.to)) return { key: 'to', message: WORDS.limits };
  if (option.format === 'mask' && !/[#А]/.test(option.mask ?? '')) return { key: 'mask', message: WORDS.maskMissing };
  const most = kind === 'Attachment' ? FORM_LIMITS.files : FORM_LIMITS.items;
  if (option.count !== undefined && (option.count < 1 || option.count > most))
    return { key: 'count', message: WORDS.limits };
  if (option.megabytes !== undefined && (option.megabytes < 1 || option.megabytes > FORM_LIMITS.megabytes))
    return { key: 'megabytes', message: WORDS.limits };
  if (option.seconds !== undefined && (option.seconds < 1 || option.seconds > FORM_LIMITS.seconds))
    return { key: 'seconds', message: WORDS.limits };
  if (option.otherAges !== undefined && (option.otherAges < 0 || option.otherAges > 100))
    return { key: 'otherAges', message: WORDS.limits };
  const isKnown = (key: string) => FILE_CATEGORIES.some((category) => category.key === key);
  return option.categories?.every(isKnown) === false ? { key: 'categories', message: WORDS.category } : null;
}

function isTurned<T extends number | string>(least: T | undefined, most: T | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}
