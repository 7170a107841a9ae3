// What an organizer does with an event from the list of them.

import { Menu } from '@mantine/core';
import type { FestivalView } from '@rampa/contract';
import { RowMenu } from '@rampa/platform/web/desk';

export interface EventMenuProps {
  event: FestivalView;
  onCopy(event: FestivalView): void;
}

export function EventMenu({ event, onCopy }: EventMenuProps) {
  return (
    <RowMenu label={event.details.title}>
      <Menu.Item onClick={() => onCopy(event)}>Создать копию…</Menu.Item>
    </RowMenu>
  );
}
