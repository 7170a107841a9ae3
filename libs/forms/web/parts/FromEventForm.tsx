// The form of another event of one's own is copied into this one.

import { FestivalApplicationTemplateCreateFromFestival, FestivalGetFestivals } from '@rampa/contract';
import { ChoiceLine, dateRangeText, DialogForm, useAllPages, useCallForm } from '@rampa/platform/web/desk';

export interface FromEventFormProps {
  competitionGuid: string;
  onClose(): void;
}

export function FromEventForm({ competitionGuid, onClose }: FromEventFormProps) {
  const active = useAllPages(FestivalGetFestivals, { query: { isActive: 'true' }, body: {} });
  const archived = useAllPages(FestivalGetFestivals, { query: { isActive: 'false' }, body: {} });
  const events = [...(active.data?.collection ?? []), ...(archived.data?.collection ?? [])];
  const form = useCallForm(FestivalApplicationTemplateCreateFromFestival, {
    values: { sourceFestivalGuid: null as string | null },
    asked: { params: { festivalGuid: competitionGuid } },
    body: ({ sourceFestivalGuid }) => ({ sourceFestivalGuid: sourceFestivalGuid ?? '' }),
    faults: ({ sourceFestivalGuid }) => ({
      sourceFestivalGuid: sourceFestivalGuid === null ? 'Выберите мероприятие' : undefined,
    }),
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} title="Форма как в другом мероприятии" submit="Взять" onClose={onClose}>
      <ChoiceLine
        at={form.at('sourceFestivalGuid')}
        label="Мероприятие"
        placeholder="Выберите мероприятие"
        searchable
        data={events
          .filter(({ guid }) => guid !== competitionGuid)
          .map(({ guid, details: { title, beginDate, endDate } }) => ({
            value: guid,
            // Of two years of one festival the dates tell.
            label: `${title}, ${dateRangeText(beginDate, endDate)}`,
          }))}
        limit={100}
        data-autofocus
      />
    </DialogForm>
  );
}
