export interface Lanes {
  take(count: number, ready?: unknown): Promise<() => void>;
}
export function lanesOf(total: number): Lanes;
