// What a check can find.
import type { PlacedMark } from './proof-text.ts';

export type MarkPlace = Omit<PlacedMark, 'value'>;

export type ProofFault =
  | { readonly kind: 'key' | 'signature' | 'digest' | 'format'; readonly words: string }
  | { readonly kind: 'mark'; readonly words: string; readonly mark: MarkPlace }
  | { readonly kind: 'result'; readonly words: string; readonly group: number; readonly performance: string }
  | { readonly kind: 'name'; readonly words: string; readonly key: string };
