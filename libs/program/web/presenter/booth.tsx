// The booth: who is on stage, what to read, who comes next, and the four steps of the evening.

import { useEffect, useState } from 'react';
import type { ProgramView } from '@rampa/contract';
import {
  ApiFailure,
  Button,
  EmptyState,
  Skeleton,
  StaleBar,
  readJson,
  useLive,
  useServerNow,
  writeJson,
} from '@rampa/platform/web/base';
import { BoothHead } from './parts/booth-head.tsx';
import { Coming } from './parts/coming.tsx';
import { Focus } from './parts/focus.tsx';
import { StepBar } from './parts/step-bar.tsx';
import { delayOf, movesOf, stageOf } from './stage/stage-model.ts';
import { useSteps } from './state/use-steps.ts';

export interface BoothProps {
  link: string;
  programGuid: string;
  onOtherProgram: (() => void) | null;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

interface Kept {
  state: ProgramView;
  at: number;
}

export function Booth(props: BoothProps) {
  const live = useLive('presenter', props.programGuid);
  const key = `rampa.presenter.view.${props.programGuid}`;
  const [kept] = useState(() => readJson<Kept>(key));
  useEffect(() => {
    if (live.state) writeJson(key, { state: live.state, at: live.at ?? 0 });
  }, [key, live]);

  if (live.ended) {
    const { code, message } = live.ended;
    return (
      <main className="booth-programs">
        <EmptyState
          action={
            <Button kind="primary" size="large" onClick={() => props.onExpelled(new ApiFailure(401, code, message))}>
              Войти снова
            </Button>
          }
        >
          {message}
        </EmptyState>
      </main>
    );
  }
  const program = live.state ?? kept?.state ?? null;
  if (!program) {
    return (
      <main className="booth-programs" aria-busy aria-label="Программа загружается">
        <Skeleton width="30%" height="4rem" />
        <Skeleton height="12rem" />
      </main>
    );
  }
  const staleSince = live.staleSince ?? (live.state === null ? (kept?.at ?? null) : null);
  return <OpenBooth {...props} program={program} isLive={live.state !== null} staleSince={staleSince} />;
}

interface OpenBoothProps extends BoothProps {
  program: ProgramView;
  isLive: boolean;
  staleSince: number | null;
}

function OpenBooth({ link, program, isLive, staleSince, onOtherProgram, onLeave }: OpenBoothProps) {
  const now = useServerNow(1_000);
  const [picked, setPicked] = useState<string | null>(null);
  const steps = useSteps(link, program.guid);
  const stage = stageOf(program.items);
  const moves = movesOf(stage);
  const delay = delayOf(program.items, now);
  const { timeZone } = program;
  const byHand = program.items.find((item) => item.guid === picked) ?? null;
  const shown = byHand ?? stage.onStage ?? stage.following[0] ?? null;

  return (
    <div className="booth">
      <BoothHead
        link={link}
        program={program}
        delay={delay}
        now={now}
        onOtherProgram={onOtherProgram}
        onLeave={onLeave}
      />
      {staleSince === null ? null : (
        <StaleBar since={staleSince} timeZone={timeZone}>
          Читать можно; шаги — когда связь вернётся.
        </StaleBar>
      )}
      <div className="booth-middle">
        <Focus
          item={shown}
          now={now}
          isPicked={byHand !== null && byHand.guid !== stage.onStage?.guid}
          onBack={() => setPicked(null)}
        />
        <Coming
          stage={stage}
          items={program.items}
          delay={delay}
          timeZone={timeZone}
          shownGuid={shown?.guid ?? null}
          onPick={setPicked}
        />
      </div>
      <StepBar
        moves={moves}
        onStage={stage.onStage}
        timeZone={timeZone}
        isOff={steps.isBusy || !isLive || staleSince !== null}
        onTake={(move) => {
          setPicked(null);
          steps.take(move, stage.onStage);
        }}
        undo={steps.undo}
        undoLabel={steps.undoLabel}
      />
    </div>
  );
}
