import { IconWifiOff } from '@tabler/icons-react';
import { Chip, Company, Face, FontSizeButton, Lamp, withInitials } from '@rampa/platform/web/base';
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
  if (reach.is === 'read') return <Chip>без живой связи</Chip>;
  if (reach.is === 'trying') return <Chip>связываемся…</Chip>;
  return (
    <Chip tone="danger">
      <IconWifiOff size={16} stroke={2} aria-hidden />
      нет связи
    </Chip>
  );
}

export interface HeadProps {
  profile: JudgeProfile;
  reach: Reach;
}

/** A phone has room for the initials only, for the one word that tells the chair, and none for the company. */
export function Head({ profile: { competitionJudgeInfo: judge, organizerInfo }, reach }: HeadProps) {
  return (
    <header className="judge-head">
      <Face fullName={judge.fullName} photo={judge.logoPath} />
      <span className="judge-who">
        <small>
          {judge.isChair ? <span className="judge-kind">Профиль судьи · </span> : 'Профиль судьи'}
          {judge.isChair ? 'председатель' : ''}
        </small>
        <span className="judge-name" title={judge.fullName}>
          <span className="judge-name-full">{judge.fullName}</span>
          <span className="judge-name-short">{withInitials(judge.fullName)}</span>
        </span>
      </span>
      <span className="judge-company">
        <Company {...organizerInfo} />
      </span>
      <span className="judge-reach" role="status">
        <ReachChip reach={reach} />
      </span>
      <FontSizeButton />
    </header>
  );
}
