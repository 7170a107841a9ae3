// The item that the presenter looks at: on stage, next, or picked from the list; with the words to read.

import { IconArrowBackUp } from '@tabler/icons-react';
import type { PresenterItemView } from '@rampa/contract';
import {
  BigNumber,
  Button,
  Chip,
  Lamp,
  Piece,
  clockTime,
  listed,
  unbroken,
  lengthOf,
  type LampState,
} from '@rampa/platform/web/base';
import { counted, numberSign } from '@rampa/kernel';
import { announced } from '../stage/read-aloud.ts';
import { nameLength, nameOf, wordsFirst } from '../stage/stage-model.ts';
import type { ReadSize } from '../state/use-read-size.ts';
import { Name } from './name.tsx';
import { Reading } from './reading.tsx';

export interface FocusProps {
  item: PresenterItemView | null;
  /** The program has no items. */
  isEmpty: boolean;
  now: number;
  /** Picked from the list, so there is a way back. */
  isPicked: boolean;
  size: ReadSize;
  /** Forecast start, ms. */
  startsAt: number | null;
  timeZone: string;
  onBack: () => void;
}

const STATES: Record<PresenterItemView['activity'], { word: string; lamp: LampState }> = {
  Waiting: { word: 'ждёт', lamp: 'waiting' },
  Ready: { word: 'готов', lamp: 'ready' },
  OnStage: { word: 'на сцене', lamp: 'now' },
  Done: { word: 'закончил', lamp: 'past' },
  Skipped: { word: 'пропуск', lamp: 'past' },
};

export function Focus({ item, isEmpty, now, isPicked, size, startsAt, timeZone, onBack }: FocusProps) {
  if (!item) {
    return (
      <main className="booth-focus">
        <h1>{isEmpty ? 'В программе пока ничего нет' : 'Программа закончилась'}</h1>
      </main>
    );
  }
  return (
    <main className="booth-focus" data-words-first={wordsFirst(item) || undefined}>
      <div className="booth-title" data-length={nameLength(item)}>
        <BigNumber number={item.number} />
        <div>
          <Name of={nameOf(item)} as="h1" />
          <Piece title={item.pieceTitle} />
        </div>
        {item.kind === 'performance' ? (
          <State item={item} now={now} startsAt={startsAt} timeZone={timeZone} />
        ) : (
          <Until item={item} startsAt={startsAt} now={now} timeZone={timeZone} />
        )}
      </div>
      <dl className="booth-facts">
        <Fact name="Номинация" value={item.group || item.nomination} />
        <Fact name="Откуда" value={fromWhere(item)} />
        <Fact name="Руководитель" value={item.teachers} />
        {item.presenterText === '' ? <Fact name="Авторы" value={item.authors} /> : null}
        <Fact name="Примечание" value={item.note} />
        {/* A server of the former release says none. */}
        {(item.extra ?? []).map(({ title, text }) => (
          <Fact key={title} name={title} value={text} />
        ))}
      </dl>
      <Reading
        title={isPicked ? listed(numbered(item), 'из списка') : 'Текст для чтения'}
        text={item.presenterText || announcement(item)}
        size={size}
        aside={
          isPicked ? (
            <Button kind="ghost" icon={IconArrowBackUp} onClick={onBack}>
              К сцене <kbd>Esc</kbd>
            </Button>
          ) : null
        }
      />
    </main>
  );
}

function State({
  item,
  startsAt,
  now,
  timeZone,
}: Pick<FocusProps, 'startsAt' | 'now' | 'timeZone'> & { item: PresenterItemView }) {
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
      {startsAt !== null && (item.activity === 'Waiting' || item.activity === 'Ready') ? (
        <span className="r-figures">выход ≈ {clockTime(startsAt, { timeZone })}</span>
      ) : null}
    </span>
  );
}

/** Time left of a pause. */
function Until({
  item,
  startsAt,
  now,
  timeZone,
}: Pick<FocusProps, 'startsAt' | 'now' | 'timeZone'> & { item: PresenterItemView }) {
  if (startsAt === null || item.duration === 0) return null;
  const ends = startsAt + item.duration * 1000;
  const left = (ends - now) / 1000;
  return (
    <span className="booth-state">
      <Chip tone="info">до ≈&nbsp;{clockTime(ends, { timeZone })}</Chip>
      {startsAt <= now && left > 0 ? <span className="r-figures">осталось {lengthOf(left)}</span> : null}
    </span>
  );
}

function numbered(item: PresenterItemView): string {
  return item.number === '' ? '' : numberSign(item.number);
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{unbroken(value)}</dd>
    </>
  );
}

/** City, then the institution and the leader; the performer stands above. */
function fromWhere({ city, collective, institution, performer }: PresenterItemView): string {
  const house = collective === performer || performer === '' ? '' : collective;
  return [city, house, institution].filter((part) => part !== '').join(', ');
}

/** The text made from the performance's fields when nobody has written one. */
function announcement(item: PresenterItemView): string {
  if (item.kind === 'pause') {
    const minutes = Math.round(item.duration / 60);
    return minutes > 0 ? `Объявляется перерыв: ${counted(minutes, 'минута', 'минуты', 'минут')}.` : '';
  }
  if (item.kind === 'award') return 'Переходим к награждению.';
  if (item.kind !== 'performance') return '';
  return announced(item);
}
