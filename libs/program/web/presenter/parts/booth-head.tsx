import { useState } from 'react';
import { IconClockExclamation, IconClockUp, IconLogout, IconWifiOff } from '@tabler/icons-react';
import { UserLogout, type PresenterView } from '@rampa/contract';
import {
  Button,
  Chip,
  Company,
  FontSizeButton,
  IconButton,
  Lamp,
  Logo,
  callApi,
  clockTime,
  unbroken,
  useConnection,
} from '@rampa/platform/web/base';
import { delayText } from '@rampa/program/domain';

export interface Organizer {
  companyName: string;
  logoPath: string | null;
}

export interface OutsideHeadProps {
  link: string;
  /** The presenter's name, by the organizer's link. */
  name: string;
  organizer: Organizer;
  onLeave: () => void;
}

/** The head without a program: on the list, or (`onPrograms`) while the chosen program is loading. */
export function OutsideHead({ onPrograms, ...own }: OutsideHeadProps & { onPrograms?: () => void }) {
  return (
    <header className="booth-head">
      <OwnRow {...own} />
      {onPrograms ? (
        <div className="booth-head-row" data-program>
          <ProgramsTab onGo={onPrograms} />
        </div>
      ) : null}
    </header>
  );
}

function ProgramsTab({ onGo }: { onGo: () => void }) {
  return (
    <nav className="booth-tab" aria-label="Мероприятие">
      <button type="button" onClick={onGo}>
        <span className="r-sentence">ПРОГРАММЫ</span>
      </button>
    </nav>
  );
}

/** No line of a phone holds such a word. */
const ENDLESS = /\S{32}/;

/** Presenter, event, and the way out. */
function OwnRow({ link, name, organizer, onLeave }: OutsideHeadProps) {
  return (
    <div className="booth-head-row">
      <Logo />
      <span className="booth-head-page" data-endless={ENDLESS.test(name) || undefined}>
        <b>Кабинет ведущего</b>
        <small>{name}</small>
      </span>
      <Company {...organizer} />
      <span className="booth-head-end">
        <FontSizeButton />
        <LeaveButton link={link} onLeave={onLeave} />
      </span>
    </div>
  );
}

/** The key is no longer in the address, so coming back needs the organizer's link; the first press only asks. */
function LeaveButton({ link, onLeave }: { link: string; onLeave: () => void }) {
  const [isSure, setIsSure] = useState(false);
  const leave = () => {
    if (!isSure) return setIsSure(true);
    callApi(UserLogout, { link }).catch(() => undefined);
    onLeave();
  };
  if (!isSure) return <IconButton icon={IconLogout} label="Выйти" isPlain onClick={leave} />;
  return (
    <Button kind="danger" autoFocus onClick={leave} onBlur={() => setIsSure(false)}>
      Да, выйти
    </Button>
  );
}

export interface BoothHeadProps extends OutsideHeadProps {
  program: PresenterView;
  /** Delay in minutes. */
  delay: number | null;
  now: number;
  onPrograms: () => void;
}

/** A short loss of connection is not reported. */
const CALM_MS = 3_000;

export function BoothHead({ program, delay, now, onPrograms, ...own }: BoothHeadProps) {
  return (
    <header className="booth-head">
      <OwnRow {...own} />
      <div className="booth-head-row" data-program>
        <ProgramsTab onGo={onPrograms} />
        <span className="booth-head-program">{unbroken(program.title)}</span>
        <span className="booth-head-chips" role="status">
          <DelayChip delay={delay} />
          <ReachChip now={now} />
        </span>
        <time className="booth-clock r-figures">{clockTime(now, { timeZone: program.timeZone })}</time>
      </div>
    </header>
  );
}

function DelayChip({ delay }: { delay: number | null }) {
  const minutes = delay ?? 0;
  if (minutes === 0) return null;
  return minutes > 0 ? (
    <Chip tone="now">
      <IconClockExclamation size={16} stroke={1.75} aria-hidden />
      отставание {delayText(minutes)}
    </Chip>
  ) : (
    <Chip tone="info">
      <IconClockUp size={16} stroke={1.75} aria-hidden />
      опережение {delayText(minutes)}
    </Chip>
  );
}

function ReachChip({ now }: { now: number }) {
  const { connection, since, isRead } = useConnection();
  // The bar below says it in full.
  if (isRead) return null;
  if (connection === 'connected') {
    return (
      <Chip tone="ok">
        <Lamp state="ready" />
        <span className="booth-reach-word">на связи</span>
      </Chip>
    );
  }
  if (now - since < CALM_MS) return <Chip>связываемся…</Chip>;
  return (
    <Chip tone="danger">
      <IconWifiOff size={16} stroke={2} aria-hidden />
      нет связи
    </Chip>
  );
}
