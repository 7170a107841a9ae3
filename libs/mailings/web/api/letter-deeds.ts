// Actions on a whole letter. Deleting asks nothing, because the notice undoes it.

import {
  TemplateMessageCopy,
  TemplateMessageDelete,
  TemplateMessageRestore,
  TemplateMessageSetDefault,
} from '@rampa/contract';
import { inQuotes, type LetterKind } from '@rampa/kernel';
import { KIND_TITLES } from '@rampa/mailings/domain';
import { tell, useMake, useWrite } from '@rampa/platform/web/desk';

interface Named {
  guid: string;
  title: string;
  kind: LetterKind;
}

/** `onGone` runs before anything is read again, so that the page of the deleted letter is left first and asks for it no more. */
export function useLetterDeeds(onGone: () => void | Promise<void> = () => undefined) {
  const remove = useWrite(TemplateMessageDelete, { onDone: () => onGone() });
  const restore = useWrite(TemplateMessageRestore);
  const copying = useMake(TemplateMessageCopy);
  const choosing = useWrite(TemplateMessageSetDefault);
  return {
    isBusy: remove.isPending || copying.isPending || choosing.isPending,
    remove({ guid, title }: Named) {
      const query = { templateMessageGuid: guid };
      // The list may be unmounted before the answer, so the notice does not depend on it.
      void remove.mutateAsync({ query }).then(
        () =>
          tell(`Шаблон ${inQuotes(title)} удалён`, {
            subject: guid,
            action: { label: 'Вернуть', run: () => restore.mutate({ query }) },
          }),
        () => undefined,
      );
    },
    copy({ guid, title }: Named) {
      void copying.mutateAsync({ body: { templateMessageGuid: guid } }).then(
        () => tell(`Сделали копию: ${inQuotes(`${title} (копия)`)}`),
        () => undefined,
      );
    },
    setDefault({ guid, title, kind }: Named) {
      void choosing.mutateAsync({ body: { templateMessageGuid: guid } }).then(
        () => tell(`Основное письмо вида ${inQuotes(KIND_TITLES[kind])} — ${inQuotes(title)}`),
        () => undefined,
      );
    },
  };
}
