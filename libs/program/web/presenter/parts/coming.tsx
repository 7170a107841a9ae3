import { useState, type ReactNode } from 'react';
import {
  IconAward,
  IconCoffee,
  IconFileText,
  IconFlag,
  IconMessages,
  IconMicrophone2,
  IconSchool,
  type Icon,
} from '@tabler/icons-react';
import type { PresenterItemView } from '@rampa/contract';
import { Button, Lamp, clockTime, listed, quoted, unbroken, type LampState } from '@rampa/platform/web/base';
import { nameOf, type Stage } from '../stage/stage-model.ts';
import { Name } from './name.tsx';

export interface ComingProps {
  stage: Stage;
  items: readonly PresenterItemView[];
  starts: ReadonlyMap<string, number>;
  timeZone: string;
  shownGuid: string | null;
  /** Stands above by itself, and once is enough. */
  headGuid: string | null;
  onPick: (itemGuid: string) => void;
  /** Stands first when there is another action. */
  offer: ReactNode;
}

const NEAR = 3;
const SIGNS: Record<Exclude<PresenterItemView['kind'], 'performance'>, Icon> = {
  pause: IconCoffee,
  award: IconAward,
  opening: IconFlag,
  jury: IconMessages,
  sceneTest: IconMicrophone2,
  lecture: IconSchool,
  text: IconFileText,
};
const WORDS: Partial<Record<PresenterItemView['activity'], { word: string; lamp: LampState }>> = {
  Waiting: { word: 'ещё не вызывали', lamp: 'waiting' },
  Ready: { word: 'готовы', lamp: 'ready' },
  OnStage: { word: 'на сцене', lamp: 'now' },
  Done: { word: 'закончили', lamp: 'past' },
  Skipped: { word: 'пропуск', lamp: 'past' },
};

/** The next three performances large, the rest as lines; the whole program on request. */
export function Coming({ stage, items, starts, timeZone, shownGuid, headGuid, onPick, offer }: ComingProps) {
  const [isWhole, setIsWhole] = useState(false);
  const near = new Set(
    stage.coming
      .filter(({ guid }) => guid !== headGuid)
      .slice(0, NEAR)
      .map(({ guid }) => guid),
  );
  const list = isWhole ? items : stage.following.filter(({ guid }) => guid !== headGuid);
  const timeOf = (item: PresenterItemView) => {
    const time = starts.get(item.guid) ?? (isWhole ? item.onStageAt : null);
    return time === null ? null : <time className="r-figures">{clockTime(time, { timeZone })}</time>;
  };
  return (
    <aside className="booth-coming" aria-label="Программа">
      {offer}
      <h2>
        <span>{isWhole ? 'Вся программа' : 'Готовятся'}</span>
        <span>выход ≈</span>
      </h2>
      <ol>
        {list.map((item) => {
          const isNear = !isWhole && near.has(item.guid);
          return (
            <li key={item.guid} data-near={isNear || undefined}>
              <button
                type="button"
                className={isNear ? 'booth-next' : 'booth-line'}
                aria-current={item.guid === shownGuid ? 'true' : undefined}
                onClick={() => onPick(item.guid)}
              >
                {item.kind === 'performance' ? (
                  <span className="booth-number">{item.number}</span>
                ) : (
                  <Sign kind={item.kind} />
                )}
                <span>
                  <Name of={nameOf(item)} as="b" />
                  {isNear ? <Near item={item} /> : null}
                  {isWhole && item.kind === 'performance' ? (
                    <small>{item.isWithdrawn ? 'снято' : WORDS[item.activity]?.word}</small>
                  ) : null}
                </span>
                {timeOf(item)}
              </button>
            </li>
          );
        })}
      </ol>
      {list.length === 0 ? <p className="booth-no-text">Дальше никого.</p> : null}
      <div className="booth-coming-foot">
        <Button kind="ghost" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Только следующие' : 'Вся программа'}
        </Button>
        <small className="booth-clicker">↑ ↓ листать</small>
      </div>
    </aside>
  );
}

function Sign({ kind }: { kind: keyof typeof SIGNS }) {
  const Shape = SIGNS[kind];
  return <Shape size={18} stroke={1.75} aria-hidden />;
}

function Near({ item }: { item: PresenterItemView }) {
  const state = WORDS[item.activity];
  return (
    <>
      <small>{unbroken(listed(item.pieceTitle === '' ? '' : quoted(item.pieceTitle), item.city))}</small>
      {state ? (
        <small className="booth-called" data-state={item.activity}>
          <Lamp state={state.lamp} />
          {state.word}
        </small>
      ) : null}
    </>
  );
}
