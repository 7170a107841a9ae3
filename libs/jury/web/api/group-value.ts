// One value of a group field («13–15 лет») as its list shows it.

import type { AnswerOf, GroupFieldGetValues } from '@rampa/contract';

export type GroupValue = AnswerOf<typeof GroupFieldGetValues>[number]['values'][number];
