import { counted, plural } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { HANDOVER_TITLES } from '../handover/titles.ts';

export interface EndedScreenProps {
  message: string;
  unsent: number;
  onOtherProgram: (() => void) | null;
  onEnter: () => void;
  onGive: () => void;
}

/** The server has closed the sheet for this device: session over, link taken back, program no longer his. */
export function EndedScreen({ message, unsent, onOtherProgram, onEnter, onGive }: EndedScreenProps) {
  return (
    <main className="judge-ended" role="alert">
      <h1>Лист закрыт</h1>
      <p>{message}</p>
      {unsent > 0 ? (
        <p>
          На этом планшете {plural(unsent, 'ждёт', 'ждут', 'ждут')} отправки{' '}
          {counted(unsent, 'оценка', 'оценки', 'оценок')}. Они сохранены и уйдут, как только вы войдёте снова.
        </p>
      ) : null}
      <Button kind="primary" size="large" onClick={onEnter}>
        Войти снова
      </Button>
      {unsent > 0 ? (
        <Button size="large" onClick={onGive}>
          {HANDOVER_TITLES.give}
        </Button>
      ) : null}
      {onOtherProgram ? (
        <Button size="large" onClick={onOtherProgram}>
          Другая программа
        </Button>
      ) : null}
    </main>
  );
}
