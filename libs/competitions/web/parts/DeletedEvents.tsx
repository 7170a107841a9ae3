// «Корзина»: what was deleted, until when it can be brought back.

import { Button } from '@mantine/core';
import { FestivalGetDeletedFestivals, FestivalRestoreFestival } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  dateRangeText,
  dateText,
  EventLogo,
  ListRow,
  ListRows,
  RowsSkeleton,
  tell,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';

/** Of this device: a day more or less is nobody's loss. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function DeletedEvents() {
  const deleted = useRead(FestivalGetDeletedFestivals);
  const restore = useWrite(FestivalRestoreFestival);
  return (
    <Answer of={deleted} skeleton={<RowsSkeleton rows={3} height="4.25rem" />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState>В корзине пусто. Удалённое мероприятие лежит здесь 30&nbsp;дней.</EmptyState>
        ) : (
          <ListRows label="Корзина">
            {list.map(({ guid, title, beginDate, endDate, city, logoPath, keptUntil }) => (
              <ListRow
                key={guid}
                lead={<EventLogo title={title} logoPath={logoPath} size="small" />}
                title={title}
                detail={listed(dateRangeText(beginDate, endDate), city, `в корзине до ${dateText(keptUntil, ZONE)}`)}
              >
                <Button
                  variant="default"
                  aria-label={`Вернуть: ${title}`}
                  loading={restore.isPending && restore.variables.body?.festivalGuid === guid}
                  onClick={() =>
                    restore.mutate(
                      { body: { festivalGuid: guid } },
                      { onSuccess: () => tell(`${inQuotes(title)} снова в списке`) },
                    )
                  }
                >
                  Вернуть
                </Button>
              </ListRow>
            ))}
          </ListRows>
        )
      }
    </Answer>
  );
}
