// A set of titles, and which form about it is open.

import type { AnswerOf, AwardGroupGetByCompetition, AwardSettingView } from '@rampa/contract';

export type AwardSet = AnswerOf<typeof AwardGroupGetByCompetition>[number];

export type OpenedAward =
  | { form: 'set'; set: AwardSet | null }
  | { form: 'award'; set: AwardSet; award: AwardSettingView | null }
  | { form: 'delete'; set: AwardSet; award: AwardSettingView | null };
