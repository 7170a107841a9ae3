// The question before an event goes into the bin.

import { FestivalDeleteFestival, type FestivalView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Confirm, tell, useWrite } from '@rampa/platform/web/desk';

export interface DeleteEventFormProps {
  event: FestivalView;
  onClose(): void;
  onDeleted?(): void | Promise<void>;
}

export function DeleteEventForm({ event, onClose, onDeleted }: DeleteEventFormProps) {
  const title = inQuotes(event.details.title);
  const remove = useWrite(FestivalDeleteFestival, {
    // Before anything is read anew: the page of an event that is not there any more would say so.
    async onDone() {
      tell(`${title} в корзине`, { detail: 'Вернуть можно в течение 30\u00A0дней.' });
      await onDeleted?.();
    },
  });
  return (
    <Confirm
      isOpen
      isDanger
      title="Удалить мероприятие?"
      action="Удалить"
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ query: { festivalGuid: event.guid } }, { onSettled: onClose })}
    >
      {`${title} исчезнет у сотрудников, участников и судей, открытые страницы закроются. 30\u00A0дней мероприятие лежит в корзине, потом удаляется насовсем.`}
    </Confirm>
  );
}
