// What stands under a field before anything is wrong: the organizer's hint, and how much room is left.

import type { Answer, FormField } from '@rampa/forms/domain';
import { counted } from '@rampa/kernel';

/** Told from the beginning of a text of several lines, else when so few signs are left. */
const FEW = 20;
/** Nobody counts to the end of a longer one. */
const LONG = 1_000;

export function aboutOf({ kind, hint, option }: FormField, answer: Answer | null): string {
  const room = kind === 'Text' ? roomOf(option, answer && 't' in answer ? answer.t : '') : '';
  return [hint === '' || room === '' ? hint : `${hint.replace(/[.\s]+$/, '')}.`, room].filter(Boolean).join(' ');
}

function roomOf({ maxLength: most, format }: FormField['option'], text: string): string {
  if (most === undefined) return '';
  const left = most - [...text.trim()].length;
  if (left > FEW && (format !== 'lines' || most > LONG)) return '';
  return `До ${most} знаков, ${left < 0 ? `лишних ${-left}` : `осталось ${left}`}.`;
}

export function placeholderOf({ kind, option }: Pick<FormField, 'kind' | 'option'>): string | undefined {
  if (kind !== 'Text') return undefined;
  if (option.format === 'duration') return '3:42';
  if (option.format === 'phone') return '+7 900 000-00-00';
  if (option.format === 'email') return 'имя@сайт.рф';
  return option.format === 'mask' ? option.mask?.replaceAll('#', '0') : undefined;
}

export function chosenWords(count: number, most: number): string {
  return `Можно выбрать до ${counted(most, 'строки', 'строк', 'строк')}${count === 0 ? '' : `, выбрано ${count}`}`;
}
