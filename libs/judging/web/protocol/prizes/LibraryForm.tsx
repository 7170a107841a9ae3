// A special prize of the organizer's library.

import {
  OrganizerSpecialPrizeCreate,
  OrganizerSpecialPrizeUpdate,
  rulesOf,
  type OrganizerPrizeView,
} from '@rampa/contract';
import { DrawerForm, NameLine, TextArea, useSendForm } from '@rampa/platform/web/desk';

export function LibraryForm({ prize, onClose }: { prize: OrganizerPrizeView | null; onClose(): void }) {
  const form = useSendForm({
    values: { title: prize?.title ?? '', description: prize?.description ?? '' },
    rules: { of: rulesOf(OrganizerSpecialPrizeCreate), body: (said) => said },
    missing: { title: 'За что приз?' },
    writes: [OrganizerSpecialPrizeCreate, OrganizerSpecialPrizeUpdate],
    async send(body, write) {
      if (!prize) await write(OrganizerSpecialPrizeCreate, { body });
      else await write(OrganizerSpecialPrizeUpdate, { body: { organizerSpecialPrizeGuid: prize.guid, ...body } });
    },
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      title={prize ? 'Спецприз библиотеки' : 'Новый спецприз в библиотеку'}
      submit={prize ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <NameLine at={form.at('title')} label="Название" placeholder="За сохранение народных традиций" data-autofocus />
      <TextArea at={form.at('description')} label="Пояснение, необязательно" />
    </DrawerForm>
  );
}
