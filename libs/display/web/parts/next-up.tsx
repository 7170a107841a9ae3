import type { DisplayView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { FitBox, unbroken } from '@rampa/platform/web/base';

export interface NextUpProps {
  next: NonNullable<DisplayView['next']>;
  label?: string;
}

/** Names with more letters drop the place, which would make them smaller. */
const MOST_LETTERS = 48;

/** Number, name in at most two lines, and the place where there is room for it. */
export function NextUp({ next, label = 'Далее' }: NextUpProps) {
  const last = next.detail.split(' · ').at(-1)!;
  const place = next.name.length + last.length > MOST_LETTERS ? '' : last;
  return (
    <span className="hall-next">
      <span className="hall-next-label-of">
        {label}
        {next.number === '' ? null : <b> {numberSign(next.number)}</b>}
      </span>
      <FitBox className="hall-next-name" text={`${next.name} ${place}`} mayLeave>
        <b>{unbroken(next.name)}</b> <span className="hall-next-detail">{unbroken(place)}</span>
      </FitBox>
    </span>
  );
}
