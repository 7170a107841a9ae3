// What the organizer has filled in for a member is sent in his name: from the sheet, and from the form's last page.

import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { ApplicationSubscribe } from '@rampa/contract';
import { numberSign, type Guid } from '@rampa/kernel';
import { Confirm, dateText, tell, useWrite } from '@rampa/platform/web/desk';

export interface SendForOwnerProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  application: { guid: Guid; number: number | null };
  /** Of the event. */
  zone: string;
  /** Waits for answers on their way; false: they cannot come, and this has been told. */
  before?(): Promise<boolean>;
  onSent?(): void;
}

export function SendForOwner({ application, zone, before, onSent, ...look }: SendForOwnerProps) {
  const { guid: applicationGuid, number } = application;
  const [isAsking, setAsking] = useState(false);
  const send = useWrite(ApplicationSubscribe, {
    onDone: () => (tell('Заявка отправлена', { subject: applicationGuid }), onSent?.()),
  });
  const confirmed = async () => {
    if (!before || (await before())) send.mutate({ query: { applicationGuid } }, { onSettled: () => setAsking(false) });
    else setAsking(false);
  };
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        Отправить за участника
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Отправить за участника?"
        action="Отправить"
        isBusy={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      >
        {/* The date ends with a full stop of its own. */}
        {`${number === null ? 'Заявка получит номер' : `Номер останется ${numberSign(number)}`}; если участие платное, цена будет на сегодня, ${dateText(Date.now(), zone)} Участник сможет править заявку, только пока это разрешает её статус.`}
      </Confirm>
    </>
  );
}
