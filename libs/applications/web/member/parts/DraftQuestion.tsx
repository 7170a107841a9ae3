// «Удалить черновик?»: what goes, and that it can be brought back.

import type { ApplicationHead } from '@rampa/contract';
import { Confirm } from '@rampa/platform/web/desk';
import { useDraftBin } from './use-draft-bin.ts';

export interface DraftQuestionProps {
  head: ApplicationHead;
  isOpen: boolean;
  /** What has to be done before it goes. */
  before?: () => Promise<unknown>;
  onClose(): void;
  onDone?: () => void;
}

export function DraftQuestion({ head, isOpen, before, onClose, onDone }: DraftQuestionProps) {
  const bin = useDraftBin();
  async function remove() {
    await before?.();
    bin.remove(head, { onDone, onSettled: onClose });
  }
  return (
    <Confirm
      isOpen={isOpen}
      isDanger
      title="Удалить черновик?"
      action="Удалить"
      isBusy={bin.isRemoving}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      Ответы и файлы исчезнут у вас и у организатора. 30&nbsp;дней черновик можно вернуть: он будет под списком ваших
      заявок на этом мероприятии.
    </Confirm>
  );
}
