// The last page of an application: what is lacking, what sending means, the sending itself and the way back from it.

import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { counted } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { useReadOnly } from '@rampa/platform/web/desk';
import { MessagesButton } from '../../messages/index.ts';
import type { FillingModel, FormShown } from '../../filling/model/filling-model.ts';
import type { Aim } from '../../filling/parts/going.ts';
import { LackList } from '../../filling/parts/Lacks.tsx';
import { useSaving } from '../../filling/parts/SavingLine.tsx';
import { ConsentsNote } from './ConsentsNote.tsx';
import { CorrectedNote } from './CorrectedNote.tsx';
import { Cost } from './Cost.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { ErasedNote } from './ErasedNote.tsx';
import { FilesOnTheirWay, useOnTheirWay } from '../../filling/parts/FilesOnTheirWay.tsx';
import { HeadWords } from './HeadWords.tsx';
import { PayerNote } from './PayerNote.tsx';
import { PlacesNote } from './PlacesNote.tsx';
import { Sending } from './Sending.tsx';
import { TakeBack } from './TakeBack.tsx';
import { UnnamedNote } from './UnnamedNote.tsx';
import { correctingWords } from '../words.ts';
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
  const onTheirWay = useOnTheirWay().length;
  const isReadOnly = useReadOnly() !== null;
  const [, setSearch] = useSearchParams();
  const print = (
    <>
      <Button icon={IconPrinter} onClick={() => setSearch({ view: 'sheet' })}>
        Заявка одним листом
      </Button>
      <MessagesButton applicationGuid={model.guid} zone={zone} isOrganizer={false} canChange={!isReadOnly} />
      {application.canDelete && !isReadOnly ? <DeleteDraft model={model} head={application} /> : null}
    </>
  );
  return (
    <div className={classes.send}>
      <HeadWords head={application} zone={zone} />
      <ErasedNote head={application} zone={zone} />
      <CorrectedNote view={form.view} zone={zone} />
      {isReadOnly ? null : (
        <PlacesNote
          applicationGuid={model.guid}
          isSent={application.state === 'Subscribed'}
          isSaving={saving === 'sending'}
        />
      )}
      <ConsentsNote applicationGuid={model.guid} isSaving={saving === 'sending'} zone={zone} />
      {form.view.isEditingEnable && !isReadOnly ? <UnnamedNote form={form} onLead={onLead} /> : null}
      <Cost view={form.view} model={model} />
      {isReadOnly ? null : <PayerNote view={form.view} />}
      {lacks.length > 0 && !isReadOnly ? (
        <>
          <p>{lackingWords(form.view, lacks.length)}</p>
          <LackList lacks={lacks} pages={form.pages} {...(form.view.isEditingEnable ? { onLead } : {})} />
        </>
      ) : null}
      <FilesOnTheirWay pages={form.pages} onLead={onLead} />
      {application.state === 'Subscribed' && form.view.isEditingEnable && !isReadOnly ? (
        <p role="status">{correctingWords(lacks.length > 0 ? 'lacking' : onTheirWay > 0 ? 'sending' : saving)}</p>
      ) : null}
      {application.state === 'Subscribed' ? (
        <TakeBack head={application} isFree={form.view.isFree}>
          {print}
        </TakeBack>
      ) : isReadOnly ? (
        <div className={classes.deeds}>{print}</div>
      ) : (
        <Sending {...{ form, model, zone, onLead }}>{print}</Sending>
      )}
    </div>
  );
}

/** Where nothing can be filled in now, nobody is sent to a page that is only read. */
function lackingWords({ application, isEditingEnable }: FormShown['view'], count: number): string {
  const [isSent, fields] = [application.state === 'Subscribed', counted(count, 'поле', 'поля', 'полей')];
  if (!isEditingEnable)
    return `В ${isSent ? 'отправленной ' : ''}заявке не заполнено ещё ${fields}. Вписать ответы сейчас нельзя: открыть правку этой заявки может только организатор.`;
  return `${isSent ? 'В отправленной заявке не заполнено' : 'Чтобы отправить заявку, заполните'} ещё ${fields}. Нажмите на название, и откроется нужное место.`;
}
