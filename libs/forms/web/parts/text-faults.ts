import { FORM_WORDS } from '@rampa/forms/domain';
import { FORM_LIMITS } from '@rampa/kernel';

export function textFault(text: string, most: number): string | undefined {
  const { length } = [...text];
  return length > most ? FORM_WORDS.longTitle(most, length) : undefined;
}

export function titleFault(text: string): string | undefined {
  return text.trim() === '' ? FORM_WORDS.untitled : textFault(text, FORM_LIMITS.title);
}
