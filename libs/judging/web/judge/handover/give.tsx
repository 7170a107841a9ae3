// On the old tablet: its unsent marks as codes and as text, for another one to read. Works without a network.

import { useEffect, useId, useRef, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconCopy, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Button, IconButton, Skeleton, clockTime } from '@rampa/platform/web/base';
import { isGivenAway, toHandOver, type Entry } from '../outbox/index.ts';
import { keptSheets } from '../state/kept-sheets.ts';
import { addressOf } from './address.ts';
import { encode, type Dump } from './codec.ts';
import { copyFrom } from './copy-text.ts';
import { GivenAway } from './given-away.tsx';
import { intoParts } from './parts.ts';
import { QrCode } from './qr-code.tsx';
import { oldest, wordsOf } from './summary.ts';
import { useTurns } from './use-turns.ts';

export interface GiveProps {
  judgeGuid: string;
  entries: readonly Entry[];
  timeZone: string | undefined;
  /** Null while the judge is not signed in: the marks can be shown, but not given away. */
  onGiveAway: ((guids: readonly string[]) => void) | null;
  onTakeBack: (() => void) | null;
}

function dumpOf(judgeGuid: string, waiting: readonly Entry[]): Dump {
  const items = new Set(waiting.map(({ submission }) => submission.competitionProgramItemGuid));
  const programs = keptSheets(judgeGuid).map((sheet) => ({
    title: sheet.programTitle,
    itemGuids: sheet.items.map(({ guid }) => guid).filter((guid) => items.has(guid)),
  }));
  return {
    competitionGuid: waiting[0]!.competitionGuid,
    judgeGuid,
    programs: programs.filter(({ itemGuids }) => itemGuids.length > 0),
    entries: waiting,
  };
}

export function Give(props: GiveProps) {
  const { entries, onTakeBack } = props;
  // As they are at the opening: a code that changes under the camera would never be read to the end.
  const [waiting] = useState(() => toHandOver(entries));
  const left = new Set(entries.filter(({ state }) => state === 'onDevice').map((one) => one.submission.submissionGuid));
  const isLeft = waiting.some(({ submission }) => left.has(submission.submissionGuid));
  return (
    <div className="judge-handover">
      {isLeft ? (
        <Codes {...props} waiting={waiting} />
      ) : (
        <p role="status">На этом планшете нет неотправленных оценок: передавать нечего.</p>
      )}
      {onTakeBack ? <GivenAway entries={entries.filter(isGivenAway)} onTakeBack={onTakeBack} /> : null}
    </div>
  );
}

function Codes({ judgeGuid, waiting, timeZone, onGiveAway }: GiveProps & { waiting: readonly Entry[] }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void encode(dumpOf(judgeGuid, waiting)).then((made) => {
      if (!isOver) setText(made);
    });
    return () => {
      isOver = true;
    };
  }, [judgeGuid, waiting]);
  return (
    <>
      <p>
        <b>{wordsOf(waiting)}</b> на этом планшете {waiting.length === 1 ? 'ждёт' : 'ждут'} отправки с{' '}
        {clockTime(oldest(waiting), { timeZone })}.
      </p>
      <ol>
        <li>На новом планшете войдите по своей ссылке: её QR‑код покажет организатор.</li>
        <li>Там нажмите «Принять оценки с другого планшета» или наведите на код обычную камеру.</li>
      </ol>
      {text === null ? (
        <Skeleton height="18rem" />
      ) : (
        <Shown text={text} {...(onGiveAway ? { onGiveAway: () => onGiveAway(guidsOf(waiting)) } : {})} />
      )}
    </>
  );
}

const guidsOf = (entries: readonly Entry[]) => entries.map(({ submission }) => submission.submissionGuid);

function Shown({ text, onGiveAway }: { text: string; onGiveAway?: () => void }) {
  const [parts] = useState(() => intoParts(text));
  const turns = useTurns(parts.length);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const where = `Часть ${turns.at + 1} из ${parts.length}`;
  return (
    <>
      <QrCode text={addressOf(parts[turns.at]!)} label={`QR‑код с оценками. ${where}`} />
      {parts.length > 1 ? (
        <div className="judge-handover-turns">
          <IconButton icon={IconChevronLeft} label="Предыдущая часть" onClick={() => turns.step(-1)} />
          <b role="status" aria-live={turns.isTurning ? 'off' : 'polite'}>
            {where}
          </b>
          <IconButton icon={IconChevronRight} label="Следующая часть" onClick={() => turns.step(1)} />
          <Button
            icon={turns.isTurning ? IconPlayerPause : IconPlayerPlay}
            onClick={() => turns.setTurning(!turns.isTurning)}
          >
            {turns.isTurning ? 'Остановить' : 'Показывать по очереди'}
          </Button>
        </div>
      ) : null}
      <p className="judge-handover-note">
        Здесь оценки остаются. Если этот планшет выйдет на связь, он отправит их сам, и каждая всё равно посчитается
        один раз.
      </p>
      <details>
        <summary>Без камеры: текст</summary>
        <label htmlFor={id}>Перешлите его и вставьте на новом планшете. Ключа для входа в нём нет.</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          readOnly
          value={intoParts(text, Infinity)[0]}
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon={IconCopy}
          onClick={() => void (field.current ? copyFrom(field.current) : Promise.resolve(false)).then(setCopied)}
        >
          <span aria-live="polite">{isCopied ? 'Скопировано' : 'Скопировать текст'}</span>
        </Button>
      </details>
      {onGiveAway ? <Removal isReady={turns.isAllShown || isCopied} onSure={onGiveAway} /> : null}
    </>
  );
}

function Removal({ isReady, onSure }: { isReady: boolean; onSure: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      <div className="judge-handover-sure" role="alert">
        <p>Проверьте, что новый планшет принял оценки. Отсюда они больше не отправятся.</p>
        <Button onClick={() => setAsked(false)}>Оставить здесь</Button>
        <Button kind="confirm" onClick={onSure}>
          Убрать отсюда
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button disabled={!isReady} onClick={() => setAsked(true)}>
        Оценки переданы, убрать отсюда
      </Button>
      {isReady ? null : <p className="judge-handover-note">Сначала покажите новому планшету все части.</p>}
    </>
  );
}
