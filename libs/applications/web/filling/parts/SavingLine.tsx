// Whether all that was typed is with the server, in one line for the whole application.

import { IconCheck, IconCloudOff, IconHourglass } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { counted, type Guid } from '@rampa/kernel';
import { awaitedFiles, type HeldUploads } from '../model/held-uploads.ts';
import type { SaveQueue } from '../queue/save-queue.ts';
import classes from '../style/saving.module.css';

export type Saving = 'saved' | 'sending' | 'stopped' | 'unsafe' | 'signedOut' | 'asks' | 'held';

export interface SavingSeen {
  saving: Saving;
  count: number;
}

export function savingOf(queue: SaveQueue, application: Guid): SavingSeen {
  const all = queue.ofApplication(application);
  const owed = all.filter(({ sent, waiting }) => sent !== null || waiting !== null);
  const asking = all.filter(({ clash, refused }) => clash !== null || refused !== null);
  const seen = (saving: Saving, { length }: { length: number }) => ({ saving, count: length });
  if (owed.length > 0 && !queue.isSafe) return seen('unsafe', owed);
  if (owed.length > 0 && queue.isSignedOut) return seen('signedOut', owed);
  if (owed.length > 0 && queue.isStopped) return seen('stopped', owed);
  if (asking.length > 0) return seen('asks', asking);
  const held = owed.filter(({ sent, isHeld }) => sent === null && isHeld);
  if (held.length > 0 && held.length === owed.length) return seen('held', held);
  return seen(owed.length > 0 ? 'sending' : 'saved', owed);
}

const answers = (count: number) => counted(count, 'ответ', 'ответа', 'ответов');
const fields = (count: number) => counted(count, 'поле', 'поля', 'полей');

const WORDS: Record<Saving, (count: number) => string> = {
  saved: () => 'сохранено',
  sending: () => 'сохраняем…',
  stopped: (count) => `Нет связи. На этом устройстве ${count === 1 ? 'ждёт' : 'ждут'} ${answers(count)}: отправим, когда связь вернётся.`, // prettier-ignore
  unsafe: (count) => `Браузер не даёт хранить ответы. Не закрывайте страницу, пока ${answers(count)} не сохранится.`,
  signedOut: (count) =>
    `Вы вышли. Войдите снова: на этом устройстве ${count === 1 ? 'ждёт' : 'ждут'} ${answers(count)}.`,
  asks: (count) => `Решите, что оставить: ${fields(count)}.`,
  held: (count) => `Не сохранено: ${fields(count)} с ошибкой.`,
};
const SIGNS: Record<Saving, typeof IconCheck> = {
  ...{ saved: IconCheck, sending: IconHourglass, stopped: IconCloudOff, unsafe: IconCloudOff },
  ...{ signedOut: IconCloudOff, asks: IconHourglass, held: IconHourglass },
};

export function useSaving(queue: SaveQueue, application: Guid): SavingSeen {
  const seen = useSyncExternalStore(
    (listener) => queue.subscribe(() => listener()),
    () => {
      const { saving, count } = savingOf(queue, application);
      return `${saving} ${count}`;
    },
  );
  const [saving, count] = seen.split(' ') as [Saving, string];
  return { saving, count: Number(count) };
}

export interface SavingLineProps {
  queue: SaveQueue;
  application: Guid;
  held: HeldUploads;
  /** Leads to the first answer that waits for a decision. */
  onShow?: () => void;
}

/** Short where all is well; a sentence of its own where it is not. */
export function SavingLine({ queue, application, held, onShow }: SavingLineProps) {
  const { saving: ofAnswers, count } = useSaving(queue, application);
  const files = awaitedFiles(useSyncExternalStore(held.subscribe, held.onTheirWay));
  const [saving, words] =
    ofAnswers === 'saved' && files !== null ? (['sending', files] as const) : [ofAnswers, WORDS[ofAnswers](count)];
  const Sign = SIGNS[saving];
  const isCalm = saving === 'saved' || saving === 'sending';
  return (
    <p className={classes.line} data-saving={saving} data-calm={isCalm || undefined} role="status">
      <Sign size={18} stroke={isCalm ? 2.2 : 1.75} aria-hidden />
      <span>{words}</span>
      {saving === 'stopped' ? (
        <button type="button" onClick={() => queue.again()}>
          Отправить сейчас
        </button>
      ) : null}
      {onShow && (saving === 'asks' || saving === 'held') ? (
        <button type="button" onClick={onShow}>
          Показать
        </button>
      ) : null}
    </p>
  );
}
