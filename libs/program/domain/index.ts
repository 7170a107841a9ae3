export { DEFAULT_GAP_S, plannedTimes, type PlannedItem } from './planned-times.ts';
export { groupText } from './group-text.ts';
export { nextNumber } from './numbers.ts';
export { afterActivity, type Moments } from './activity.ts';
