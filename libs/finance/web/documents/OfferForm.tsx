// The offer of an event: its text, which whoever sends an application accepts. A text that was published stays; a changed one
// is the next version.

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { OfferGetByCompetition, OfferPublish, OfferWithdraw, type OfferView } from '@rampa/contract';
import { longDay } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import { Confirm, DrawerForm, tell, TextArea, useCallForm, useRead, useWrite } from '@rampa/platform/web/desk';

/** To begin with. Law: ГК 437, 438, 782; ЗоЗПП 32. */
const SAMPLE = `Настоящий документ — предложение организатора заключить договор об участии в мероприятии (ст. 437 Гражданского кодекса РФ).
1. Организатор проводит мероприятие и обеспечивает участие в нём заявленных исполнителей, а участник оплачивает участие по цене, которую показывает заявка в день её подачи.
2. Договор заключён, когда участник подал заявку и отметил согласие с этим текстом или оплатил участие (ст. 438).
3. Участник вправе отказаться от участия в любое время, оплатив фактически понесённые организатором расходы (ст. 782, ст. 32 Закона РФ «О защите прав потребителей»).
4. Если мероприятие не состоялось по вине организатора, оплаченное возвращается полностью.`;

export interface OfferFormProps {
  competitionGuid: string;
  canChange: boolean;
  onClose(): void;
}

export function OfferForm({ competitionGuid, canChange, onClose }: OfferFormProps) {
  const offer = useRead(OfferGetByCompetition, { query: { competitionGuid } });
  if (!offer.data) return null;
  return <Known {...{ competitionGuid, canChange, onClose }} {...offer.data} />;
}

interface KnownProps extends OfferFormProps {
  current: OfferView | null;
  versions: number;
  accepted: number;
}

function Known({ competitionGuid, canChange, current, versions, accepted, onClose }: KnownProps) {
  const query = { competitionGuid };
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWrite(OfferWithdraw, {
    onDone: () => {
      tell('Оферту больше не спрашиваем. Что приняли, осталось');
      onClose();
    },
  });
  const form = useCallForm(OfferPublish, {
    values: { text: current?.text ?? SAMPLE },
    asked: { query },
    missing: { text: 'Напишите текст' },
    onSaved: ({ version }) => {
      tell(`Опубликована версия ${version}. Её примут те, кто подаёт заявку`, { subject: 'offer' });
      onClose();
    },
  });
  const accepts = counted(accepted, 'заявка', 'заявки', 'заявок');
  return (
    <DrawerForm
      form={form}
      title="Оферта"
      submit={current ? `Опубликовать версию ${versions + 1}` : 'Опубликовать'}
      isReady={canChange}
      size={640}
      aside={
        current && canChange ? (
          <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
            Больше не спрашивать
          </Button>
        ) : undefined
      }
      onClose={onClose}
    >
      <Text c="var(--r-ink-2)">
        {current
          ? `Действует версия ${current.version} (${longDay(current.publishedOn)}). Оферту приняли: ${accepts}.`
          : 'Это образец: поправьте его под себя. После публикации участник отмечает согласие, когда подаёт заявку, а счёт говорит, что оплата — тоже согласие.'}
      </Text>
      <TextArea at={form.at('text')} label="Текст" minRows={12} maxRows={28} disabled={!canChange} />
      <Confirm
        isOpen={isAsking}
        title="Больше не спрашивать согласия?"
        action="Не спрашивать"
        isBusy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ query })}
      >
        Новые заявки подают без оферты. Тексты и принятое остаются.
      </Confirm>
    </DrawerForm>
  );
}
