// The event's logo on its card: shown as the head shows it, sent, replaced, taken away and brought back.

import { CompetitionDeleteLogo, CompetitionUploadLogo, type FestivalView } from '@rampa/contract';
import { EventLogo, PictureDeeds } from '@rampa/platform/web/desk';
import classes from '../style/event-logo.module.css';

export function EventLogoField({ event }: { event: FestivalView }) {
  const { title, logoPath } = event.details;
  return (
    <div className={classes.field} role="group" aria-label="Логотип мероприятия">
      <EventLogo title={title} logoPath={logoPath} size="middle" />
      <div className={classes.actions}>
        <PictureDeeds
          upload={CompetitionUploadLogo}
          remove={CompetitionDeleteLogo}
          query={{ competitionGuid: event.guid }}
          address={logoPath}
          subject={`logo ${event.guid}`}
          words={{
            add: 'Загрузить логотип',
            kept: 'Логотип мероприятия сохранён',
            gone: 'Логотип мероприятия убран',
          }}
        />
        <small>Лучше квадратный, от 220 × 220. PNG, JPEG или WebP до 80 МБ.</small>
      </div>
    </div>
  );
}
