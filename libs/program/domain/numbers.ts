/** The number after the greatest whole one: «7», «12», «15а» → 13; what is no whole number does not count. */
export function nextNumber(numbers: readonly string[]): number {
  const whole = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  return Math.max(0, ...whole) + 1;
}
