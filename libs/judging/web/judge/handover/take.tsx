// On the new tablet: codes or text of the old one are read, shown, and taken into this one's outbox.

import { useEffect, useId, useState } from 'react';
import { IconCamera } from '@tabler/icons-react';
import { plural } from '@rampa/kernel';
import { Button, LampRow, clockTime } from '@rampa/platform/web/base';
import type { Entry } from '../outbox/index.ts';
import { decode, type Dump } from './codec.ts';
import { forgetParts, onParts, waitingParts } from './inbox.ts';
import { HandoverFailure, gather, partsIn, type Gathered } from './parts.ts';
import { REFUSAL_TEXT, expectOwn } from './refusals.ts';
import { Scanner, canScan } from './scanner.tsx';
import { byProgram, oldest, wordsOf } from './summary.ts';

export interface TakeProps {
  competitionGuid: string;
  judgeGuid: string;
  timeZone: string | undefined;
  /** How many of them this device did not have yet. */
  onTake: (entries: readonly Entry[]) => Promise<number>;
  onClose: () => void;
}

interface ReadingStep {
  is: 'reading';
  gathered: Gathered;
  refusal: string | null;
}
type Step = ReadingStep | { is: 'read'; dump: Dump } | { is: 'taken'; words: string; isNew: boolean };

const NOTHING: ReadingStep = { is: 'reading', gathered: { is: 'nothing' }, refusal: null };
const NO_CODE = 'В этом тексте нет оценок с планшета. Скопируйте его целиком.';

export function Take({ competitionGuid, judgeGuid, timeZone, onTake, onClose }: TakeProps) {
  const [texts, setTexts] = useState<readonly string[]>(waitingParts);
  const [step, setStep] = useState<Step>(NOTHING);
  useEffect(() => onParts(() => setTexts((all) => [...new Set([...all, ...waitingParts()])])), []);
  useEffect(() => {
    let isOver = false;
    void stepOf(texts, { competitionGuid, judgeGuid }).then((next) => {
      if (isOver) return;
      setStep(next);
      // A refused part is dropped, because it would spoil what is read next.
      if (next.is === 'reading' && next.refusal !== null) forgetParts();
    });
    return () => {
      isOver = true;
    };
  }, [texts, competitionGuid, judgeGuid]);

  const add = (text: string) => {
    const isRefused = step.is === 'reading' && step.refusal !== null;
    // A camera reads the same code many times.
    setTexts((all) => (all.at(-1) === text ? all : isRefused ? [text] : [...all.filter((one) => one !== text), text]));
  };
  const again = () => {
    forgetParts();
    setTexts([]);
  };
  if (step.is === 'taken') {
    return (
      <div className="judge-handover">
        <p role="status">
          {step.isNew
            ? `${step.words}: теперь на этом планшете. Рядом с каждой появится «принято», как только её получит сервер.`
            : 'Эти оценки уже на этом планшете: ничего не задвоено.'}
        </p>
        <Button kind="primary" size="large" onClick={onClose}>
          К листу
        </Button>
      </div>
    );
  }
  if (step.is === 'read') {
    const { dump } = step;
    const words = wordsOf(dump.entries);
    const take = async () => {
      const taken = await onTake(dump.entries);
      forgetParts();
      setStep({ is: 'taken', words, isNew: taken > 0 });
    };
    return (
      <div className="judge-handover">
        <p role="status">
          Прочитано всё. Ваши оценки с другого планшета, с {clockTime(oldest(dump.entries), { timeZone })}:
        </p>
        <ul className="judge-handover-programs">
          {byProgram(dump).map((program) => (
            <li key={program.title}>
              <b>{program.title}</b> {program.words}
            </li>
          ))}
        </ul>
        <Button kind="primary" size="large" onClick={() => void take()}>
          Принять: {words}
        </Button>
        <Button onClick={again}>Не принимать</Button>
      </div>
    );
  }
  return <Reading step={step} onText={add} onAgain={again} />;
}

async function stepOf(texts: readonly string[], own: { competitionGuid: string; judgeGuid: string }): Promise<Step> {
  const parts = texts.flatMap(partsIn);
  if (texts.length > 0 && parts.length === 0) return { ...NOTHING, refusal: NO_CODE };
  try {
    const gathered = gather(parts);
    if (gathered.is !== 'whole') return { is: 'reading', gathered, refusal: null };
    return { is: 'read', dump: expectOwn(await decode(gathered.text), own) };
  } catch (error) {
    return { ...NOTHING, refusal: REFUSAL_TEXT[error instanceof HandoverFailure ? error.why : 'broken'] };
  }
}

interface ReadingProps {
  step: ReadingStep;
  onText: (text: string) => void;
  onAgain: () => void;
}

function Reading({ step: { gathered, refusal }, onText, onAgain }: ReadingProps) {
  const [isScanning, setScanning] = useState(false);
  const [isBlind, setBlind] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  return (
    <div className="judge-handover">
      <p>На старом планшете откройте «Передать на другой планшет».</p>
      {isScanning ? (
        <Scanner
          onText={onText}
          onFailure={() => {
            setScanning(false);
            setBlind(true);
          }}
        />
      ) : null}
      {canScan() && !isBlind ? (
        <Button kind="primary" size="large" icon={IconCamera} onClick={() => setScanning(!isScanning)}>
          {isScanning ? 'Выключить камеру' : 'Включить камеру'}
        </Button>
      ) : (
        <p className="judge-handover-note">
          {isBlind ? 'Камера не открылась. ' : ''}Наведите на код обычную камеру этого планшета: она откроет эту же
          страницу. Части можно читать в любом порядке.
        </p>
      )}
      {gathered.is === 'some' ? <Progress {...gathered} onAgain={onAgain} /> : null}
      <p className="judge-handover-refusal" role="alert">
        {refusal}
      </p>
      <form
        className="judge-comment"
        onSubmit={(event) => {
          event.preventDefault();
          onText(text);
          setText('');
        }}
      >
        <label htmlFor={id}>Или вставьте текст со старого планшета</label>
        <textarea id={id} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        <Button size="large" type="submit" disabled={text.trim() === ''}>
          Прочитать
        </Button>
      </form>
    </div>
  );
}

/** With more parts a number is clearer than lamps. */
const LAMPS_MOST = 24;
const NAMED_MOST = 8;

function Progress({ have, of, onAgain }: { have: readonly number[]; of: number; onAgain: () => void }) {
  const all = Array.from({ length: of }, (_, index) => index + 1);
  const missing = all.filter((number) => !have.includes(number));
  return (
    <div className="judge-handover-progress">
      {of <= LAMPS_MOST ? <LampRow lamps={all.map((number) => (have.includes(number) ? 'ready' : 'waiting'))} /> : null}
      <p role="status">
        Прочитано {have.length} из {of}. {plural(missing.length, 'Нужна', 'Нужны', 'Нужны')} ещё{' '}
        {plural(missing.length, 'часть', 'части', 'части')} {missing.slice(0, NAMED_MOST).join(', ')}
        {missing.length > NAMED_MOST ? '…' : ''}
      </p>
      <Button kind="ghost" onClick={onAgain}>
        Начать заново
      </Button>
    </div>
  );
}
