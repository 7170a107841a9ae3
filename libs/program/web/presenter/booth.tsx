// The presenter's main screen: who is on stage, what to read, who comes next, and the four steps.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PresenterView } from '@rampa/contract';
import {
  ApiFailure,
  Button,
  EmptyState,
  LiveFault,
  Skeleton,
  StaleBar,
  notify,
  readJson,
  useLive,
  useLiveClient,
  useServerNow,
  writeJson,
} from '@rampa/platform/web/base';
import { BoothHead, OutsideHead, type Organizer } from './parts/booth-head.tsx';
import { CeremonyRun, RunBar } from './parts/ceremony-run.tsx';
import { Ceremony, CeremonyOffer, TurnBar } from './parts/ceremony.tsx';
import { Coming } from './parts/coming.tsx';
import { Focus } from './parts/focus.tsx';
import { StageCall } from './parts/stage-call.tsx';
import { StepBar } from './parts/step-bar.tsx';
import { UnmarkedQuestion } from './parts/unmarked-question.tsx';
import { useMoves } from '../ceremony/use-moves.ts';
import { courseOf } from '../ceremony/words.ts';
import { isAnswered, keepAnswer } from '../state/unmarked-answer.ts';
import { elsewhereOf } from './stage/elsewhere.ts';
import { awardSteps, besides, movesOf, stageOf, timesOf, type Move } from './stage/stage-model.ts';
import { viewKeyOf, type KeptView } from './state/kept-views.ts';
import { useBoothKeys } from './state/use-booth-keys.ts';
import { useFreeHead } from './state/use-free-head.ts';
import { useReadSize } from './state/use-read-size.ts';
import { useSteps } from './state/use-steps.ts';
import { useTurn } from './state/use-turn.ts';

export interface BoothProps {
  link: string;
  /** Guid of the presenter. */
  name: string;
  organizer: Organizer;
  programGuid: string;
  onPrograms: () => void;
  onProgram: (programGuid: string) => void;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

export function Booth(props: BoothProps) {
  const live = useLive('presenter', props.programGuid);
  const client = useLiveClient();
  const key = viewKeyOf(props.link, props.programGuid);
  const [kept] = useState(() => readJson<KeptView>(key));
  useEffect(() => {
    if (live.state) writeJson(key, { state: live.state, at: live.at ?? 0 } satisfies KeptView);
  }, [key, live]);

  if (live.ended) {
    const { code, message } = live.ended;
    const again = (
      <Button kind="primary" size="large" onClick={() => props.onExpelled(new ApiFailure(401, code, message))}>
        Войти снова
      </Button>
    );
    return (
      <Waiting {...props}>
        <EmptyState action={again}>{message}</EmptyState>
      </Waiting>
    );
  }
  const program = live.state ?? kept?.state ?? null;
  if (!program && live.fault) {
    return (
      <Waiting {...props}>
        <LiveFault fault={live.fault} onRetry={() => client.askAgain()} />
      </Waiting>
    );
  }
  if (!program) {
    return (
      <Waiting {...props} isBusy>
        <Skeleton width="30%" height="4rem" />
        <Skeleton height="12rem" />
      </Waiting>
    );
  }
  const staleSince = live.staleSince ?? (live.state === null ? (kept?.at ?? null) : null);
  return (
    <OpenBooth {...props} program={program} isLive={live.state !== null} staleSince={staleSince} isRead={live.isRead} />
  );
}

/** Without a view the user can still go to the other programs and sign out. */
function Waiting({ link, name, organizer, onPrograms, onLeave, isBusy, children }: WaitingProps) {
  return (
    <>
      <OutsideHead {...{ link, name, organizer, onPrograms, onLeave }} />
      <main
        className="booth-programs"
        {...(isBusy ? { 'aria-busy': true, 'aria-label': 'Программа загружается' } : {})}
      >
        {children}
      </main>
    </>
  );
}

interface WaitingProps extends BoothProps {
  isBusy?: boolean;
  children: ReactNode;
}

interface OpenBoothProps extends BoothProps {
  program: PresenterView;
  isLive: boolean;
  staleSince: number | null;
  /** Live updates do not arrive, but steps can be sent. */
  isRead: boolean;
}

function OpenBooth({
  link,
  name,
  organizer,
  program,
  isLive,
  staleSince,
  isRead,
  onPrograms,
  onProgram,
  onLeave,
}: OpenBoothProps) {
  const now = useServerNow(1_000);
  const [picked, setPicked] = useState<string | null>(null);
  const [turn, setTurn] = useTurn(program.guid);
  const [left, setLeft] = useState<string | null>(null);
  const size = useReadSize();
  const middle = useRef<HTMLDivElement>(null);
  useFreeHead(middle);
  const stage = stageOf(program.items);
  const moves = movesOf(program.items);
  const steps = useSteps(link, program, moves);
  const times = timesOf(program, now);
  const awards = awardSteps(program);
  const { timeZone } = program;
  const byHand = program.items.find((item) => item.guid === picked) ?? null;
  const shown = byHand ?? stage.onStage ?? stage.following[0] ?? null;
  // Texts that may no longer be read aloud leave the screen.
  const page = awards && turn !== null ? Math.min(turn, Math.max(0, awards.length - 1)) : null;
  // Once results may be read aloud; a ceremony that is stopped then says so.
  const [mayBeLed, setMayBeLed] = useState(program.awards !== null);
  if (program.awards !== null && !mayBeLed) setMayBeLed(true);
  const ceremony = useLive('ceremony', mayBeLed ? program.guid : null);
  const ceremonyMoves = useMoves(ceremony.state, link);
  const [isAway, setAway] = useState(false);
  const [asked, setAsked] = useState<{ move: Move; isMain: boolean } | null>(null);
  // Whoever has gone on stage or can be marked meanwhile is no question any more.
  const isAsked = program.isUnmarked && asked !== null && asked.move.item.guid === moves.onStage?.item.guid;
  const run = ceremony.state?.run ?? null;
  const led =
    ceremony.state && run && !isAway ? { view: ceremony.state, run, course: courseOf(ceremony.state, run) } : null;
  const call = elsewhereOf(program, now, left);
  const isCeremonyOld = ceremony.staleSince !== null;
  const isOffline = !isRead && (!isLive || staleSince !== null);
  const waits = isOffline ? 'ждёт связи' : steps.isBusy ? 'записываем…' : null;

  const take = (move: Move, isMain = false, isAnyhow = isAnswered(program.guid)) => {
    if (move.activity === 'OnStage' && program.isUnmarked && !isAnyhow) return setAsked({ move, isMain });
    setPicked(null);
    steps.take(move, isMain);
  };
  // On a phone the list stands below the text, so a picked text is shown from its beginning.
  const toTop = () => middle.current?.scrollTo({ top: 0 });
  const pick = (guid: string) => {
    setPicked(guid);
    toTop();
  };
  const pickTurn = (index: number) => {
    setTurn(index);
    toTop();
  };
  const turnBy = (by: 1 | -1) => awards && setTurn(Math.min(awards.length - 1, Math.max(0, (page ?? 0) + by)));
  const sayOffline = () =>
    notify({ tone: 'danger', title: 'Нет связи', text: 'Шаг не записан. Нажмите ещё раз, когда связь вернётся.' });
  const lead = (command: 'next' | 'back') => {
    if (isCeremonyOld) return sayOffline();
    ceremonyMoves.press({ do: command }, command === 'next' ? 'main' : 'back');
  };
  useBoothKeys({
    onward: () => {
      if (led) return lead('next');
      if (page !== null) return turnBy(1);
      if (isOffline) return sayOffline();
      const main = moves[moves.main];
      if (waits === null && main) take(main, true);
    },
    back: () => {
      if (led) return lead('back');
      if (page !== null) return turnBy(-1);
      if (isOffline) return sayOffline();
      if (waits === null) steps.undo?.();
    },
    look: (by) =>
      led
        ? undefined
        : page === null
          ? setPicked(besides(program.items, shown?.guid ?? null, by)?.guid ?? null)
          : turnBy(by),
    home: () => (led ? setAway(true) : page === null ? setPicked(null) : setTurn(null)),
    resize: size.change,
  });

  return (
    <div className="booth">
      <BoothHead
        link={link}
        name={name}
        organizer={organizer}
        program={program}
        delay={times.delay}
        now={now}
        onPrograms={onPrograms}
        onLeave={onLeave}
      />
      {staleSince === null ? null : (
        <StaleBar since={staleSince} timeZone={timeZone} isRead={isRead}>
          Читать и листать можно; шаги — когда связь вернётся.
        </StaleBar>
      )}
      {call ? (
        <StageCall call={call} onGo={() => onProgram(call.programGuid)} onStay={() => setLeft(call.programGuid)} />
      ) : null}
      <div className="booth-middle" ref={middle}>
        {led ? (
          <CeremonyRun {...led} items={program.items} size={size} moves={ceremonyMoves} isOld={isCeremonyOld} />
        ) : page === null || !awards ? (
          <>
            <Focus
              item={shown}
              isEmpty={program.items.length === 0}
              now={now}
              isPicked={byHand !== null && byHand.guid !== stage.onStage?.guid}
              size={size}
              startsAt={(shown && times.starts.get(shown.guid)) ?? null}
              timeZone={timeZone}
              onBack={() => setPicked(null)}
            />
            <Coming
              stage={stage}
              items={program.items}
              starts={times.starts}
              timeZone={timeZone}
              shownGuid={shown?.guid ?? null}
              headGuid={byHand === null ? (shown?.guid ?? null) : null}
              onPick={pick}
              offer={
                run ? (
                  <CeremonyOffer isRunning onOpen={() => setAway(false)} />
                ) : awards && awards.length > 0 ? (
                  <CeremonyOffer onOpen={() => setTurn(0)} />
                ) : null
              }
            />
          </>
        ) : (
          <Ceremony steps={awards} index={page} size={size} onPick={pickTurn} />
        )}
      </div>
      {led ? (
        <RunBar {...led} isOld={isCeremonyOld} onLead={lead} onLeave={() => setAway(true)} />
      ) : page === null || !awards ? (
        <StepBar
          moves={moves}
          isUnmarked={program.isUnmarked && moves.main === 'onStage' && moves.onStage !== null}
          onStage={stage.onStage}
          timeZone={timeZone}
          waits={waits}
          onTake={take}
          undo={steps.undo}
          undoLabel={steps.undoLabel}
        />
      ) : (
        <TurnBar steps={awards} index={page} onTurn={turnBy} onLeave={() => setTurn(null)} />
      )}
      {asked && isAsked ? (
        <UnmarkedQuestion
          move={asked.move}
          onWithout={() => {
            keepAnswer(program.guid);
            setAsked(null);
            take(asked.move, asked.isMain, true);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
