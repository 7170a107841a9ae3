// Whether there is a place where the application goes: before it is sent, and while it waits.

import { ApplicationGetPlaces, type ApplicationPlaces } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import classes from '../style/applications.module.css';

export interface PlacesNoteProps {
  applicationGuid: string;
  isSent: boolean;
  /** Answers are on their way: a place read before they are kept would stand there and be wrong. */
  isSaving?: boolean;
}

export function PlacesNote({ applicationGuid, isSent, isSaving = false }: PlacesNoteProps) {
  const { data } = useRead(ApplicationGetPlaces, { query: { applicationGuid } }, { enabled: !isSaving, staleTime: 0 });
  if (!data || data.lines.length === 0) return null;
  const waits = data.lines.filter(({ turn }) => turn !== null);
  if (waits.length > 0)
    return (
      <div className={classes.stand} role="status">
        <p>
          <b>{isSent ? 'Вы в листе ожидания' : 'Мест нет'}</b>
        </p>
        {waits.map((line) => (
          <p key={line.itemGuid}>{turnWords(line, isSent)}</p>
        ))}
        <p>
          {isSent
            ? 'Когда место освободится и дойдёт ваша очередь, придёт письмо.'
            : 'Заявку можно отправить: она встанет в лист ожидания, а о месте сообщит письмо.'}
        </p>
      </div>
    );
  if (isSent) return null;
  return (
    <p className={classes.note} role="status">
      {data.lines.map(({ title, free, places }) => `${title}: свободно ${free} из ${places}`).join('. ')}.
    </p>
  );
}

function turnWords({ title, turn, places }: ApplicationPlaces['lines'][number], isSent: boolean): string {
  return isSent
    ? `${title}: вы ${turn}-й в листе ожидания (мест ${places}).`
    : `${title}: все места (${places}) заняты, вы будете ${turn}-й в листе ожидания.`;
}
