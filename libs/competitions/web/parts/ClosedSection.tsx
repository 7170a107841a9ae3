// In place of the pages of a section that is closed to everybody.

import { Link } from 'react-router';
import type { Section } from '@rampa/kernel';
import { Page, PageHead } from '@rampa/platform/web/desk';
import { CLOSED } from './event-tabs.ts';

export interface ClosedSectionProps {
  section: Section;
  /** The event's address; null where its settings are closed to the person. */
  event: string | null;
}

export function ClosedSection({ section, event }: ClosedSectionProps) {
  const isOfDiplomas = section === 'diplomas';
  return (
    <Page isPaper>
      <PageHead title={isOfDiplomas ? 'Дипломы и документы' : 'Финансовые документы'} />
      <p>{isOfDiplomas ? CLOSED.diplomas : CLOSED.finances}</p>
      {event === null ? null : <Link to={event}>К мероприятию</Link>}
    </Page>
  );
}
