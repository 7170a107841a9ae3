import { counted, plural } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { HANDOVER_TITLES } from '../handover/titles.ts';

export interface EndedScreenProps {
  message: string;
  /** The link is no more: no button here would let him in. */
  isRevoked: boolean;
  unsent: number;
  onOtherProgram: (() => void) | null;
  onEnter: () => void;
  onGive: () => void;
}

/** The server has closed the sheet for this device: session over, link taken back, program no longer his. */
export function EndedScreen({ message, isRevoked, unsent, onOtherProgram, onEnter, onGive }: EndedScreenProps) {
  return (
    <main className="judge-ended" role="alert" data-revoked={isRevoked || undefined}>
      <h1>Лист закрыт</h1>
      <p>{message}</p>
      {unsent > 0 ? (
        <p>
          На этом планшете {plural(unsent, 'ждёт', 'ждут', 'ждут')} отправки{' '}
          {counted(unsent, 'оценка', 'оценки', 'оценок')}.{' '}
          {plural(unsent, 'Она сохранена и уйдёт', 'Они сохранены и уйдут', 'Они сохранены и уйдут')}, как только вы
          войдёте {isRevoked ? 'по новой ссылке' : 'снова'}.
        </p>
      ) : null}
      {isRevoked ? null : (
        <Button kind="primary" size="large" onClick={onEnter}>
          Войти снова
        </Button>
      )}
      {unsent > 0 ? (
        <Button size="large" onClick={onGive}>
          {HANDOVER_TITLES.give}
        </Button>
      ) : null}
      {onOtherProgram && !isRevoked ? (
        <Button size="large" onClick={onOtherProgram}>
          Другая программа
        </Button>
      ) : null}
    </main>
  );
}
