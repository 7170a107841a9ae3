// What the judge must know about his marks: how many wait, and where they lie.

import { IconAlertTriangle, IconDeviceTablet } from '@tabler/icons-react';
import { counted, plural } from '@rampa/kernel';
import { Button, clockTime } from '@rampa/platform/web/base';
import type { Refuge } from '../outbox/index.ts';

export interface OfflineBarProps {
  since: number;
  unsent: number;
  timeZone: string;
  onGive: () => void;
}

export function OfflineBar({ since, unsent, timeZone, onGive }: OfflineBarProps) {
  return (
    <div className="judge-bar" data-tone="danger" role="status">
      <IconDeviceTablet size={20} stroke={1.75} aria-hidden />
      <span>
        Связи нет с {clockTime(since, { timeZone })}. Продолжайте:{' '}
        {unsent === 0 ? (
          'оценки сохранятся на планшете и уйдут сами.'
        ) : (
          <>
            <b>{counted(unsent, 'оценка', 'оценки', 'оценок')}</b>{' '}
            {plural(
              unsent,
              'сохранена на планшете и уйдёт сама',
              'сохранены на планшете и уйдут сами',
              'сохранены на планшете и уйдут сами',
            )}
            .
          </>
        )}
      </span>
      {unsent > 0 ? (
        <Button onClick={onGive}>
          <span>
            Передать<span className="judge-bar-more"> на другой планшет</span>
          </span>
        </Button>
      ) : null}
    </div>
  );
}

/** There is a connection, and yet the sheet is not known to be the newest: just awake, or just back. */
export function OldSheetBar({ since, timeZone }: { since: number; timeZone: string }) {
  return (
    <div className="judge-bar" role="status">
      <IconDeviceTablet size={20} stroke={1.75} aria-hidden />
      <span>Лист на {clockTime(since, { timeZone })}, обновляем…</span>
    </div>
  );
}

const REFUGE_TEXT: Record<Exclude<Refuge, 'database'>, string> = {
  mirror: 'База браузера не отвечает, оценки лежат в запасном месте. Не очищайте данные браузера до конца дня.',
  memory:
    'Браузер не даёт сохранить оценки на устройство. Не закрывайте страницу, пока рядом с каждой не появится «принято».',
};

const RECOVERED_TEXT =
  'Браузер стёр свою базу. Неотправленные оценки восстановлены из запасной копии. Не очищайте данные браузера до конца дня.';

const NO_SECOND_COPY_TEXT =
  'Второй копии нет: память браузера заполнена. Оценки сохранены один раз, не очищайте данные браузера до конца дня.';

export interface RefugeBarProps {
  refuge: Refuge;
  isRecovered: boolean;
  isMirrored: boolean;
  /** Taps that wait for the server: nothing else has to be in two places. */
  unsent: number;
}

export function RefugeBar({ refuge, isRecovered, isMirrored, unsent }: RefugeBarProps) {
  const isAlone = refuge === 'database' && !isMirrored && unsent > 0;
  if (refuge === 'database' && !isRecovered && !isAlone) return null;
  const ofDatabase = isAlone ? NO_SECOND_COPY_TEXT : RECOVERED_TEXT;
  return (
    <div className="judge-bar" data-tone="danger" role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <span>{refuge === 'database' ? ofDatabase : REFUGE_TEXT[refuge]}</span>
    </div>
  );
}
