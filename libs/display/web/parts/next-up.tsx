import type { DisplayView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';

/** On one line: what does not fit goes as a whole, the place first. */
export function NextUp({ next }: { next: NonNullable<DisplayView['next']> }) {
  return (
    <span className="hall-next">
      <span>Далее</span>
      {next.number === '' ? null : <b>{numberSign(next.number)}</b>}
      <b>{next.name}</b>
      <span className="hall-next-detail">{next.detail.split(' · ').at(-1)}</span>
    </span>
  );
}
