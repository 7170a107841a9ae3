// A screen of the hall as its settings know it.

import type { AnswerOf, CompetitionDisplaySettingGetByCompetition } from '@rampa/contract';

export type Display = AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>[number];
