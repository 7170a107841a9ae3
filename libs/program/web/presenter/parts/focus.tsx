// The item the presenter looks at: on stage, next, or picked from the list; with the words to read.

import { IconArrowBackUp } from '@tabler/icons-react';
import type { ProgramItemView } from '@rampa/contract';
import {
  BigNumber,
  Button,
  Chip,
  Lamp,
  Piece,
  dotted,
  lengthOf,
  unbroken,
  type LampState,
} from '@rampa/platform/web/base';
import { nameOf } from '../stage/stage-model.ts';

export interface FocusProps {
  item: ProgramItemView | null;
  now: number;
  /** Picked from the list: there is a way back. */
  isPicked: boolean;
  onBack: () => void;
}

const STATES: Record<ProgramItemView['activity'], { word: string; lamp: LampState }> = {
  Waiting: { word: 'ждёт', lamp: 'waiting' },
  Ready: { word: 'готов', lamp: 'ready' },
  OnStage: { word: 'на сцене', lamp: 'now' },
  Done: { word: 'закончил', lamp: 'past' },
  Skipped: { word: 'пропуск', lamp: 'past' },
};

export function Focus({ item, now, isPicked, onBack }: FocusProps) {
  if (!item) {
    return (
      <main className="booth-focus">
        <h1>Программа закончилась</h1>
      </main>
    );
  }
  return (
    <main className="booth-focus">
      <div className="booth-title">
        <BigNumber number={item.number} />
        <div>
          <h1>{unbroken(nameOf(item))}</h1>
          <Piece title={item.pieceTitle} />
        </div>
        <State item={item} now={now} />
      </div>
      <dl className="booth-facts">
        <Fact name="Номинация" value={item.group || item.nomination} />
        <Fact
          name="Коллектив"
          value={item.collective === item.performer || item.performer === '' ? '' : item.collective}
        />
        <Fact name="Откуда" value={[item.city, item.institution].filter((part) => part !== '').join(', ')} />
        <Fact name="Руководитель" value={item.teachers} />
        <Fact name="Авторы" value={item.authors} />
        <Fact name="Примечание" value={item.note} />
      </dl>
      <section className="booth-text" aria-label="Текст для чтения" tabIndex={0}>
        <div className="booth-text-head">
          <span>
            {isPicked
              ? `Текст для чтения, ${dotted(item.number === '' ? '' : `№ ${item.number}`, 'из списка')}`
              : 'Текст для чтения'}
          </span>
          {isPicked ? (
            <Button kind="ghost" icon={IconArrowBackUp} onClick={onBack}>
              К сцене
            </Button>
          ) : null}
        </div>
        <Words text={item.presenterText || announcement(item)} />
      </section>
    </main>
  );
}

function State({ item, now }: { item: ProgramItemView; now: number }) {
  if (item.kind !== 'performance') return null;
  const { word, lamp } = item.isWithdrawn ? ({ word: 'снято', lamp: 'past' } as const) : STATES[item.activity];
  const elapsed = item.activity === 'OnStage' && item.onStageAt ? (now - Date.parse(item.onStageAt)) / 1000 : null;
  const isOver = elapsed !== null && item.duration > 0 && elapsed > item.duration;
  return (
    <span className="booth-state">
      <Chip tone={lamp === 'now' ? 'now' : lamp === 'ready' ? 'ok' : 'plain'}>
        <Lamp state={lamp} />
        {word}
      </Chip>
      {elapsed === null ? null : (
        <span className="r-figures" {...(isOver ? { 'data-over': '' } : {})}>
          {lengthOf(elapsed)}
          {item.duration > 0 ? ` из ${lengthOf(item.duration)}` : ''}
        </span>
      )}
      {elapsed === null && item.duration > 0 ? <span className="r-figures">{lengthOf(item.duration)}</span> : null}
    </span>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What is always true of the performance, when nobody has written a text. */
function announcement(item: ProgramItemView): string {
  if (item.kind !== 'performance') return '';
  const from = item.city === '' ? '' : `, ${item.city}`;
  const teacher = item.teachers === '' ? '' : ` Руководитель — ${item.teachers}.`;
  const piece = item.pieceTitle === '' ? '' : ` «${item.pieceTitle.replaceAll(/[«»"]/g, '')}».`;
  return `На сцене — ${nameOf(item)}${from}.${teacher}${piece}`;
}

/** Titles in quotes stand out, so that the eye finds them while reading aloud. */
function Words({ text }: { text: string }) {
  if (text === '') return <p className="booth-no-text">Текста нет.</p>;
  // A dash never begins a line.
  return text
    .replaceAll(' — ', '\u00A0— ')
    .split(/\n+/)
    .map((paragraph, index) => (
      <p key={index}>
        {paragraph.split(/(«[^»]*»)/).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}
      </p>
    ));
}
