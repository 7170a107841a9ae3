// Search in the running order.

import type { ProgramItemView } from '@rampa/contract';
import { isMeant } from '@rampa/kernel';

export function isFound({ number, ...item }: ProgramItemView, question: string): boolean {
  const { performer, collective, pieceTitle, title, group, teachers, city } = item;
  return isMeant(question, number, [performer, collective, pieceTitle, title, group, teachers, city]);
}
