// «Удалить черновик?»: what goes, and that it can be brought back.

import type { ApplicationHead } from '@rampa/contract';
import { Confirm } from '@rampa/platform/web/desk';
import { useDeleteDraft } from './use-draft-bin.ts';

export interface DraftQuestionProps {
  head: ApplicationHead;
  isOpen: boolean;
  /** What has to be done before it goes. */
  before?: () => Promise<unknown>;
  onClose(): void;
  onDone?: () => unknown;
}

export function DraftQuestion({ head, isOpen, before, onClose, onDone }: DraftQuestionProps) {
  const deleting = useDeleteDraft(head, onDone);
  async function remove() {
    await before?.();
    deleting.mutate({ query: { applicationGuid: head.guid } }, { onSettled: onClose });
  }
  return (
    <Confirm
      isOpen={isOpen}
      isDanger
      title="Удалить черновик?"
      action="Удалить"
      isBusy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      Ответы и файлы исчезнут у вас и у организатора. 30&nbsp;дней черновик можно вернуть: он будет под списком ваших
      заявок на этом мероприятии.
    </Confirm>
  );
}
