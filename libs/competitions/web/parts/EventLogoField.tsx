// The event's logo on its card: shown as the head shows it, sent, replaced, taken away and brought back.

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { CompetitionDeleteLogo, CompetitionUploadLogo, type FestivalView } from '@rampa/contract';
import { EventLogo, pictureAt, PICTURES, tell, UploadButton, useUpload, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/event-logo.module.css';

export function EventLogoField({ event }: { event: FestivalView }) {
  const { title, logoPath } = event.details;
  const query = { competitionGuid: event.guid };
  const sending = useUpload(CompetitionUploadLogo);
  const removing = useWrite(CompetitionDeleteLogo);
  const subject = `logo ${event.guid}`;

  async function send(file: File) {
    if (await sending.send(file, query)) tell('Логотип мероприятия сохранён', { subject });
  }

  async function remove(address: string) {
    const former = await pictureAt(address);
    removing.mutate(
      { query },
      {
        onSuccess: () =>
          tell('Логотип мероприятия убран', {
            subject,
            ...(former ? { action: { label: 'Вернуть', run: () => void send(former) } } : {}),
          }),
      },
    );
  }

  return (
    <div className={classes.field} role="group" aria-label="Логотип мероприятия">
      <EventLogo title={title} logoPath={logoPath} size="middle" />
      <div className={classes.actions}>
        <UploadButton
          label={logoPath === null ? 'Загрузить логотип' : 'Заменить'}
          accept={PICTURES}
          share={sending.share}
          onFile={(file) => void send(file)}
          onCancel={sending.cancel}
        />
        {logoPath === null || sending.share !== null ? null : (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            loading={removing.isPending}
            onClick={() => void remove(logoPath)}
          >
            Убрать
          </Button>
        )}
        <small>Лучше квадратный, от 220 × 220. PNG, JPEG или WebP до 80 МБ.</small>
      </div>
    </div>
  );
}
