import { IconWifiOff } from '@tabler/icons-react';
import { Chip, Company, Face, FontSizeButton, Lamp, OnlyTab, listed } from '@rampa/platform/web/base';
import type { JudgeProfile } from '../profile.ts';
import type { Reach } from '../state/use-offline.ts';

export function ReachChip({ reach }: { reach: Reach }) {
  if (reach.is === 'online') {
    return (
      <Chip tone="ok">
        <Lamp state="ready" />
        <span className="judge-reach-word">на связи</span>
      </Chip>
    );
  }
  if (reach.is !== 'offline') {
    return (
      <Chip>
        <Lamp state="waiting" />
        <span className="judge-reach-word">{reach.is === 'read' ? 'без живой связи' : 'связываемся…'}</span>
      </Chip>
    );
  }
  return (
    <Chip tone="danger">
      <IconWifiOff size={16} stroke={2} aria-hidden />
      <span className="judge-reach-word">нет связи</span>
    </Chip>
  );
}

/** Of more letters there is no room for both names in one row of a phone: the company's stands in the second. */
const LONG_NAME = 24;
const LONG_COMPANY = 20;

export interface HeadProps {
  profile: JudgeProfile;
  reach: Reach;
  /** He is on a sheet and not on the list of programs, whose page has the tab itself. */
  hasTab: boolean;
  /** To the list of his programs; null: this is his only one. */
  onPrograms: (() => void) | null;
}

/** Names the judge and the organizer; neither is cut at any width or size of type. */
export function Head({
  profile: { competitionJudgeInfo: judge, organizerInfo },
  reach,
  hasTab,
  onPrograms,
}: HeadProps) {
  const isLong = judge.fullName.length > LONG_NAME || organizerInfo.companyName.length > LONG_COMPANY;
  return (
    <header className="judge-head" data-long={isLong || undefined}>
      <Face fullName={judge.fullName} photo={judge.logoPath} />
      <span className="judge-who">
        <small>{listed('Профиль судьи', judge.isChair ? 'председатель' : null)}</small>
        <span className="judge-name">{judge.fullName}</span>
      </span>
      <span className="judge-company">
        <Company {...organizerInfo} />
      </span>
      {hasTab ? (
        <span className="judge-tab">
          <OnlyTab label="ГОЛОСОВАНИЕ" onGo={onPrograms} />
        </span>
      ) : null}
      <span className="judge-reach" role="status">
        <ReachChip reach={reach} />
      </span>
      <FontSizeButton />
    </header>
  );
}
