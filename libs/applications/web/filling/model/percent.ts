/** «60 %», with a space that keeps it together. */
export const percentText = (percent: number): string => `${percent}\u00a0%`;
