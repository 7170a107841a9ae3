// An application filled in by the organizer's people: the member's own form, and what is only for them besides.

import { allFilledWords, ownerWords } from '@rampa/applications/domain';
import { Button } from '@mantine/core';
import { numberSign } from '@rampa/kernel';
import { FormSkeleton, Page, tellOffline } from '@rampa/platform/web/desk';
import {
  FilesOnTheirWay,
  FillingForm,
  LackList,
  OFFLINE,
  useFillingModel,
  useOnTheirWay,
} from '../../filling/index.ts';
import { useEventZone } from '../parts/event.ts';
import { SendForOwner, type SendForOwnerProps } from './SendForOwner.tsx';
import type { Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface EditFormProps {
  sheet: Sheet;
  /** The address of its sheet. */
  back: string;
  onClose(): void;
}

export function EditForm({ sheet, back, onClose }: EditFormProps) {
  const model = useFillingModel(sheet, 'organizer');
  const { application } = sheet;
  const zone = useEventZone(application.competitionGuid);
  if (!model)
    return (
      <Page isPaper>
        <FormSkeleton fields={5} />
      </Page>
    );
  const settled = async () => {
    const isKept = await model.queue.settled(model.guid);
    if (!isKept) tellOffline(OFFLINE);
    return isKept;
  };
  const number = application.number === null ? 'Заявка' : `Заявка ${numberSign(application.number)}`;
  return (
    <FillingForm
      {...{ model, zone }}
      canEdit
      back={{ to: back, label: [number, application.title].filter(Boolean).join(', ') }}
      about={
        <>
          за участника
          <br />
          {ownerWords(sheet)}
        </>
      }
      end="Готово"
    >
      {(form, open) => (
        <div className={classes.finished}>
          <h2 className={classes.sectionTitle}>
            {form.filling.lacks.length === 0 ? allFilledWords(form.filling) : 'Ещё не заполнено'}
          </h2>
          <p className={classes.note}>
            Ваши правки подписаны организатором, подтверждать их не нужно. {toldWords(sheet)}
          </p>
          <FilesOnTheirWay pages={form.pages} onLead={open} />
          <LackList lacks={form.filling.lacks} pages={form.pages} onLead={open} />
          <div className={classes.buttons}>
            {application.state !== 'Subscribed' && form.filling.lacks.length === 0 ? (
              <SendWhole application={application} zone={zone} size="md" before={settled} onSent={onClose} />
            ) : null}
            <Button size="md" variant={application.state === 'Subscribed' ? 'filled' : 'default'} onClick={onClose}>
              К заявке
            </Button>
          </div>
        </div>
      )}
    </FillingForm>
  );
}

/** An address that nobody has confirmed by signing in gets no letter: it may be another person's. */
function toldWords({ member, ownerEmail }: Sheet): string {
  if (member !== null) return 'Участнику придёт письмо, а что изменено, он прочтёт в заявке.';
  return ownerEmail === null
    ? 'Письма не будет: у заявки пока нет участника.'
    : `Письма не будет: адрес ${ownerEmail} ещё никем не подтверждён. Пригласите этого человека в «Участниках»: после входа он увидит заявку.`;
}

/** Once its files are here too: without them it would be another application. */
function SendWhole(asked: SendForOwnerProps) {
  return <SendForOwner {...asked} disabled={useOnTheirWay().length > 0} />;
}
