// Why a paper is withdrawn: its proof page says that it is, the reason is for the organizer alone.

import { DocumentListWithdraw } from '@rampa/contract';
import { DialogForm, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface WithdrawFormProps {
  paperGuid: string;
  number: string;
  name: string;
  onClose(): void;
}

export function WithdrawForm({ paperGuid, number, name, onClose }: WithdrawFormProps) {
  const form = useCallForm(DocumentListWithdraw, {
    values: { reason: '' },
    asked: { query: { paperGuid } },
    missing: { reason: 'Скажите почему: ошибка в имени, бумага испорчена' },
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title={`Отозвать ${number}`} submit="Отозвать" isDanger onClose={onClose}>
      <p>{`${name}: по коду будет видно, что бумага отозвана. Новая получит другой номер, этот никому не достанется.`}</p>
      <TextLine at={form.at('reason')} label="Почему" description="Видите только вы." data-autofocus />
    </DialogForm>
  );
}
