// What parents' consents are called, and what stands of them in a few words.

import type { ChildConsentView, ChildView } from '@rampa/contract';
import { counted, type ConsentKind } from '@rampa/kernel';

export const KIND_WORDS: Record<ConsentKind, string> = {
  processing: 'Обработка данных',
  publishing: 'Показ имени',
};

export const WAY_WORDS: Record<ChildConsentView['way'], string> = {
  self: 'дано здесь',
  paper: 'на бумаге',
  link: 'по ссылке',
};

export const lacks = (child: ChildView, kind: ConsentKind): boolean => !child.consents.some((one) => one.kind === kind);

export const lackingOf = (children: readonly ChildView[], kind: ConsentKind): ChildView[] =>
  children.filter((child) => lacks(child, kind));

export const childrenWords = (count: number): string => counted(count, 'ребёнок', 'ребёнка', 'детей');

/** «Ветрова Алёна, Зимин Пётр и ещё 3». */
export function namesWords(children: readonly ChildView[], most = 3): string {
  const names = children.slice(0, most).map(({ name }) => name);
  return children.length > most ? `${names.join(', ')} и ещё ${children.length - most}` : names.join(', ');
}
