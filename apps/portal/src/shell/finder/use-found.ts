// What the finder offers for what is typed: pages of the open event, the portal's pages, events, performers and
// applications of the open event; each by the person's rights.

import { useDebouncedValue } from '@mantine/hooks';
import { useMatch } from 'react-router';
import { menuOf } from '@rampa/accounts/web';
import { useFoundApplications } from '@rampa/applications/web';
import { useEventPlaces } from '@rampa/competitions/web';
import { FestivalGetFestivals } from '@rampa/contract';
import { isFound, isMeant } from '@rampa/kernel';
import { dateRangeText, useHasPage, useRead, useSession } from '@rampa/platform/web/desk';
import { useFoundItems } from '@rampa/program/web';
import { navigationOf } from '../navigation.ts';

export interface Found {
  label: string;
  note: string;
  to: string;
}

export interface FoundGroup {
  title: string;
  list: readonly Found[];
}

const MOST = 8;
const SETTLES_MS = 150;

export function useFound(question: string): FoundGroup[] {
  const guid = useMatch('/organizer/events/:guid/*')?.params.guid;
  const event = useEventPlaces(guid);
  const items = useFoundItems(guid, question, MOST);
  const typed = question.trim();
  const [asked] = useDebouncedValue(typed, SETTLES_MS);
  const events = useFoundEvents(typed, asked);
  const applications = useFoundApplications(guid, asked === typed ? asked : '', MOST);
  const pages = usePortalPages();
  const meant = (list: readonly Found[]) => list.filter(({ label }) => isMeant(question, '', [label]));
  const groups = [
    { title: event?.title ?? '', list: meant((event?.places ?? []).map((place) => ({ ...place, note: '' }))) },
    { title: 'Портал', list: meant(pages) },
    { title: 'Мероприятия', list: events },
    { title: 'Исполнители', list: items.map(({ name, note, to }) => ({ label: name, note, to })) },
    { title: 'Заявки', list: applications },
  ];
  return groups.filter(({ list }) => list.length > 0);
}

/** With an empty field: coming events. Until the server answers, those known ones that still match. */
function useFoundEvents(typed: string, asked: string): Found[] {
  const query = asked === '' ? { isActive: 'true' as const, time: 'coming' as const } : { searchText: asked };
  const { data, isPlaceholderData } = useRead(
    FestivalGetFestivals,
    { query, body: { pageSize: MOST } },
    { keepPrevious: true },
  );
  const isBehind = isPlaceholderData || asked !== typed;
  return (data?.collection ?? [])
    .map(({ guid, isArchived, details: { title, city, beginDate, endDate } }) => ({
      label: title,
      note: [dateRangeText(beginDate, endDate), city, isArchived ? 'в архиве' : ''].filter(Boolean).join(', '),
      to: `/organizer/events/${guid}`,
    }))
    .filter(({ label, note }) => !isBehind || isFound(typed, `${label} ${note}`));
}

function usePortalPages(): Found[] {
  const { data } = useSession();
  const hasPage = useHasPage();
  if (!data) return [];
  const hasLibrary = (data.config.settings ?? 0) > 0;
  const entries = [
    ...navigationOf(data.userType, hasPage, hasLibrary).filter(({ closed }) => closed === undefined),
    ...(hasLibrary ? [{ to: '/organizer/forms', label: 'Формы заявок' }] : []),
    ...menuOf(data),
  ];
  return entries.filter(({ to }) => hasPage(to)).map(({ to, label }) => ({ to, label, note: '' }));
}
