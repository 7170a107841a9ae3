// The last page of an application: what is lacking, what sending means, the sending itself and the way back from it.

import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  ChildConsentGetByApplication,
  OfferGetByCompetition,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { Confirm, dateText, momentText, tell, tellRefusal, useRead, useWrite } from '@rampa/platform/web/desk';
import { MessagesButton } from '../../messages/index.ts';
import { lackingOf } from '../../consents/index.ts';
import type { FillingModel, FormShown } from '../../filling/model/filling-model.ts';
import type { Aim } from '../../filling/parts/going.ts';
import { LackList } from '../../filling/parts/Lacks.tsx';
import { useSaving } from '../../filling/parts/SavingLine.tsx';
import { OFFLINE } from '../../filling/words.ts';
import { FilesOnTheirWay, useOnTheirWay } from './FilesOnTheirWay.tsx';
import { OfferTick } from './OfferTick.tsx';
import { ConsentsNote } from './ConsentsNote.tsx';
import { PayerNote } from './PayerNote.tsx';
import { PlacesNote } from './PlacesNote.tsx';
import { StatusOf } from './ApplicationRow.tsx';
import { WhyClosed } from './WhyClosed.tsx';
import classes from '../style/applications.module.css';

export interface SendPageProps {
  form: FormShown;
  model: FillingModel;
  zone: string;
  onLead(aim: Aim): void;
}

export function SendPage({ form, model, zone, onLead }: SendPageProps) {
  const { application } = form.view;
  const { lacks } = form.filling;
  const { saving } = useSaving(model.queue, model.guid);
  const [, setSearch] = useSearchParams();
  const print = (
    <>
      <Button icon={IconPrinter} onClick={() => setSearch({ view: 'sheet' })}>
        Заявка одним листом
      </Button>
      <MessagesButton applicationGuid={model.guid} zone={zone} isOrganizer={false} canChange />
    </>
  );
  return (
    <div className={classes.send}>
      <HeadWords head={application} zone={zone} />
      <PlacesNote
        applicationGuid={model.guid}
        isSent={application.state === 'Subscribed'}
        isSaving={saving === 'sending'}
      />
      <ConsentsNote applicationGuid={model.guid} isSaving={saving === 'sending'} zone={zone} />
      <PayerNote view={form.view} />
      {lacks.length > 0 ? (
        <>
          <p>
            Чтобы отправить заявку, заполните ещё {counted(lacks.length, 'поле', 'поля', 'полей')}. Нажмите на название,
            и откроется нужное место.
          </p>
          <LackList lacks={lacks} pages={form.pages} onLead={onLead} />
        </>
      ) : null}
      <FilesOnTheirWay pages={form.pages} onLead={onLead} />
      {application.state === 'Subscribed' ? (
        <TakeBack {...{ form, model }}>{print}</TakeBack>
      ) : (
        <Sending {...{ form, model, zone, onLead }}>{print}</Sending>
      )}
    </div>
  );
}

/** Where it stands, and the organizer's word about it. */
export function HeadWords({ head, zone }: { head: FormShown['view']['application']; zone: string }) {
  const { state, dateSubscribe, comment, editingRefusal } = head;
  if (state !== 'Subscribed' && comment === '' && !head.status) return null;
  return (
    <div className={classes.stand}>
      <p>
        {state === 'Subscribed' && dateSubscribe !== null ? `Отправлена ${momentText(dateSubscribe, zone)}. ` : ''}
        <StatusOf head={head} />
      </p>
      {comment === '' ? null : <blockquote dir="auto">{comment}</blockquote>}
      {editingRefusal === null ? null : <p>{editingRefusal}</p>}
    </div>
  );
}

function Sending({ form, model, zone, onLead, children }: SendPageProps & { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const { application } = form.view;
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
      tellRefusal(OFFLINE);
    }
  }
  return (
    <>
      {isUnfilled ? null : (
        <p>
          Всё обязательное заполнено.
          {application.state === 'Unsubscribed' ? ' Вы отозвали заявку: её можно отправить снова.' : ''}
        </p>
      )}
      <div className={classes.means}>
        <h2>Что значит отправить</h2>
        <ul>
          <li>Организатор увидит заявку, и она получит номер.</li>
          <li>Цена участия закрепится на день отправки.</li>
          <li>Свободно править её будет уже нельзя: только когда организатор вернёт её или откроет правку.</li>
        </ul>
      </div>
      {offer ? (
        <OfferTick
          offer={offer}
          isAccepted={!isUnaccepted}
          onAccept={(isAccepted) => setAccepted(isAccepted ? offer.version : null)}
        />
      ) : null}
      <div className={classes.deeds}>
        <Button
          kind="primary"
          size="large"
          icon={IconSend}
          disabled={isLacking || !isOpen}
          onClick={() => setAsking(true)}
        >
          Отправить заявку
        </Button>
        {children}
      </div>
      {isLacking ? (
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
      <Confirm
        isOpen={isAsking}
        title="Отправить заявку?"
        action="Отправить"
        stay="Ещё проверю"
        isBusy={sending.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        {`Цена участия будет на сегодня, ${dateText(Date.now(), zone)}. Править свободно потом нельзя.`}
      </Confirm>
    </>
  );
}

function TakeBack({ model, children }: Omit<SendPageProps, 'onLead' | 'zone'> & { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useWrite(ApplicationUnsubscribe, { onDone: () => tell('Заявка отозвана. Ответы и номер остались') });
  return (
    <>
      <div className={classes.deeds}>
        {children}
        <Button kind="danger" onClick={() => setAsking(true)}>
          Отозвать заявку
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        isDanger
        title="Отозвать заявку?"
        action="Отозвать"
        isBusy={leaving.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          leaving.mutate({ query: { applicationGuid: model.guid } }, { onSettled: () => setAsking(false) })
        }
      >
        Организатор увидит, что вы не участвуете. Номер и ответы останутся; отправить заявку снова можно, пока их
        принимают, но цена будет уже на новый день.
      </Confirm>
    </>
  );
}
