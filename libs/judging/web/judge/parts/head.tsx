import { IconWifiOff } from '@tabler/icons-react';
import { Chip, Face, Lamp, withInitials } from '@rampa/platform/web/base';
import type { JudgeProfile } from '../profile.ts';
import type { Reach } from '../state/use-offline.ts';

export function ReachChip({ reach }: { reach: Reach }) {
  if (reach.is === 'online') {
    return (
      <Chip tone="ok">
        <Lamp state="ready" />
        на связи
      </Chip>
    );
  }
  if (reach.is === 'trying') return <Chip>связываемся…</Chip>;
  return (
    <Chip tone="danger">
      <IconWifiOff size={16} stroke={2} aria-hidden />
      нет связи
    </Chip>
  );
}

export function Head({ judge, reach }: { judge: JudgeProfile['competitionJudgeInfo']; reach: Reach }) {
  return (
    <header className="judge-head">
      <Face fullName={judge.fullName} photo={judge.logoPath} />
      <span className="judge-name" title={judge.fullName}>
        {withInitials(judge.fullName)}
      </span>
      {judge.isChair ? <span className="judge-chair">председатель</span> : null}
      <span className="judge-reach" role="status">
        <ReachChip reach={reach} />
      </span>
    </header>
  );
}
