// The sending of an application: what it means, what it still waits for, the question before it.

import { IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ApplicationSubscribe, ChildConsentGetByApplication, OfferGetByCompetition } from '@rampa/contract';
import { allFilledWords } from '@rampa/applications/domain';
import { numberSign } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { Confirm, dateText, tell, tellOffline, useRead, useWrite } from '@rampa/platform/web/desk';
import { lackingOf } from '../../consents/index.ts';
import type { FillingModel, FormShown } from '../../filling/model/filling-model.ts';
import type { Aim } from '../../filling/parts/going.ts';
import { useSaving } from '../../filling/parts/SavingLine.tsx';
import { OFFLINE } from '../../filling/words.ts';
import { useOnTheirWay } from '../../filling/parts/FilesOnTheirWay.tsx';
import { OfferTick } from './OfferTick.tsx';
import { afterSendingWords } from '../words.ts';
import { WhyClosed } from './WhyClosed.tsx';
import classes from '../style/applications.module.css';

export interface SendingProps {
  form: FormShown;
  model: FillingModel;
  zone: string;
  onLead(aim: Aim): void;
  /** What else may be done with it. */
  children: ReactNode;
}

export function Sending({ form, model, zone, onLead, children }: SendingProps) {
  const [isAsking, setAsking] = useState(false);
  const { application, isFree } = form.view;
  const { sendingRefusal } = application;
  const { saving } = useSaving(model.queue, model.guid);
  const sending = useWrite(ApplicationSubscribe, {
    onDone: ({ number }) => tell(`Заявка №\u00a0${number} отправлена`),
  });
  const isUnfilled = form.filling.lacks.length > 0;
  const consents = useRead(ChildConsentGetByApplication, { query: { applicationGuid: model.guid } }, { enabled: saving !== 'sending' }); // prettier-ignore
  const isUnconsented =
    consents.data !== undefined && consents.data.isNeeded && lackingOf(consents.data.children, 'processing').length > 0;
  const [accepted, setAccepted] = useState<number | null>(null);
  const { competitionGuid } = application;
  const offers = useRead(OfferGetByCompetition, { query: { competitionGuid } });
  const offer = offers.data?.current ?? null;
  const isUnaccepted = offer !== null && accepted !== offer.version;
  const isSendingFiles = useOnTheirWay().length > 0;
  const isLacking = isUnfilled || isSendingFiles || isUnconsented || isUnaccepted;
  const isOpen = saving === 'saved' || saving === 'sending' || saving === 'stopped';
  async function send() {
    if (await model.queue.settled(model.guid))
      sending.mutate(
        { query: { applicationGuid: model.guid }, body: offer ? { offerVersion: offer.version } : {} },
        // A refusal may mean that the offer is another by now.
        { onSettled: () => setAsking(false), onError: () => void offers.refetch() },
      );
    else {
      setAsking(false);
      tellOffline(OFFLINE);
    }
  }
  return (
    <>
      {isUnfilled ? null : (
        <p>
          {allFilledWords(form.filling)}.
          {application.state === 'Unsubscribed'
            ? sendingRefusal === null
              ? ' Вы отозвали заявку: её можно отправить снова. Если вы её изменили, организатор увидит, что именно, и может решить о ней заново.'
              : ' Вы отозвали заявку.'
            : ''}
        </p>
      )}
      <div className={classes.means}>
        <h2>Что значит отправить</h2>
        <ul>
          <li>
            Организатор начнёт рассматривать заявку
            {application.number === null
              ? ', и она получит номер'
              : `, номер останется ${numberSign(application.number)}`}
            . Открыть её и поправить он может и раньше.
          </li>
          {isFree ? null : <li>Цена участия закрепится на день отправки.</li>}
          <li>
            {application.takenBackRefusal === null
              ? 'Править её потом можно, только пока это разрешает её статус, и организатор увидит, что изменилось.'
              : afterSendingWords(application)}
          </li>
        </ul>
      </div>
      {offer ? (
        <OfferTick
          offer={offer}
          isAccepted={!isUnaccepted}
          onAccept={(isAccepted) => setAccepted(isAccepted ? offer.version : null)}
        />
      ) : null}
      {sendingRefusal !== null ? (
        <p className={classes.note}>{sendingRefusal}</p>
      ) : isLacking ? (
        <p className={classes.note}>
          {isUnfilled
            ? 'Кнопка откроется, когда обязательное заполнено.'
            : isSendingFiles
              ? 'Кнопка откроется, когда файлы дойдут или будут отменены.'
              : isUnconsented
                ? 'Кнопка откроется, когда записаны согласия родителей на обработку данных.'
                : 'Кнопка откроется, когда вы отметите согласие с офертой.'}
        </p>
      ) : null}
      <WhyClosed {...{ model, onLead }} />
      <div className={classes.deeds}>
        <Button
          kind="primary"
          size="large"
          icon={IconSend}
          disabled={isLacking || !isOpen || sendingRefusal !== null}
          onClick={() => setAsking(true)}
        >
          Отправить заявку
        </Button>
        {children}
      </div>
      <Confirm
        isOpen={isAsking}
        title="Отправить заявку?"
        action="Отправить"
        stay="Ещё проверю"
        isBusy={sending.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        {/* The date ends with a full stop of its own. */}
        {`${isFree ? '' : `Цена участия будет на сегодня, ${dateText(Date.now(), zone)} `}${afterSendingWords(application)}`}
      </Confirm>
    </>
  );
}
