// The two sides of a hand-over.

export type Handover = 'give' | 'take';
export const HANDOVER_TITLES: Record<Handover, string> = {
  give: 'Передать на другой планшет',
  take: 'Принять оценки с другого планшета',
};
