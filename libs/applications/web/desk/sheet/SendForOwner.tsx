// What the organizer has filled in for a member is sent in his name: from the sheet, and from the form's last page.

import { Button, type ButtonProps } from '@mantine/core';
import { ApplicationSubscribe } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { tell, useWrite } from '@rampa/platform/web/desk';

export interface SendForOwnerProps extends Pick<ButtonProps, 'variant' | 'size'> {
  applicationGuid: Guid;
  /** Waits for answers on their way; false: they cannot come, and this has been told. */
  before?(): Promise<boolean>;
  onSent?(): void;
}

export function SendForOwner({ applicationGuid, before, onSent, ...look }: SendForOwnerProps) {
  const send = useWrite(ApplicationSubscribe, {
    onDone: () => (tell('Заявка отправлена', { subject: applicationGuid }), onSent?.()),
  });
  const press = async () => {
    if (!before || (await before())) send.mutate({ query: { applicationGuid } });
  };
  return (
    <Button {...look} loading={send.isPending} onClick={() => void press()}>
      Отправить за участника
    </Button>
  );
}
