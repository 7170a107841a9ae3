import { folded } from '@rampa/kernel';

/** A column's title without signs: «Эл. почта *» is «эл почта». */
export function plainTitle(title: string): string {
  return folded(title)
    .replace(/[^\p{L}\p{N}№]+/gu, ' ')
    .trim();
}
