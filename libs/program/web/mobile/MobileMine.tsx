// «Моё» over all programs: the nearest performance first, each with its time and how many are before it.

import type { MobileEvent, MobileProgramView } from '@rampa/contract';
import { Skeleton } from '@rampa/platform/web/base';
import { MineSide } from '../public/MineSide.tsx';
import { nearestOf } from '../public/public-model.ts';
import { usePublicTimes } from '../public/use-public-times.ts';
import { mobileCalendar } from './addresses.ts';
import type { AllFollowed } from './use-all-followed.ts';
import { useKeptLive } from './use-kept-live.ts';

export interface MobileMineProps {
  event: MobileEvent;
  followed: AllFollowed;
}

export function MobileMine({ event, followed }: MobileMineProps) {
  const own = event.programs.filter(({ guid }) => followed.of(guid).length > 0);
  if (own.length === 0) return <MineSide {...NOBODY} />;
  return own.map(({ guid, programKey }) => <Mine key={guid} programKey={programKey} followed={followed} />);
}

const NOBODY = {
  ...{ own: [], nearest: null, late: null, program: { items: [], timeZone: 'UTC' } },
  timeOf: () => '',
  onDrop: () => undefined,
};

function Mine({ programKey, followed }: { programKey: string; followed: AllFollowed }) {
  const { state } = useKeptLive('mobile-program', programKey);
  return state ? <MineOf program={state} followed={followed} /> : <Skeleton height="12rem" />;
}

function MineOf({ program, followed }: { program: MobileProgramView; followed: AllFollowed }) {
  const { items, guid, programKey } = program;
  const { late, timeOf } = usePublicTimes(program);
  const guids = followed.of(guid);
  return (
    <MineSide
      own={items.filter((item) => guids.includes(item.guid))}
      nearest={nearestOf(items, guids)}
      {...{ program, late, timeOf }}
      calendarOf={(item) => mobileCalendar(programKey, item.guid)}
      onDrop={(item) => followed.turn(guid, item)}
    />
  );
}
