// A sponsor: who he is, what share he has promised.

import {
  ApplicationSponsorCreate,
  ApplicationSponsorCreateByOrganizer,
  ApplicationSponsorUpdate,
  rulesOf,
  type SponsorView,
} from '@rampa/contract';
import { LEGAL_FORMS } from '@rampa/kernel';
import { LEGAL_FORM_WORDS } from '@rampa/finance/domain';
import { ChoiceLine, DrawerForm, Held, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { SumOrPercent } from '../prices/SumOrPercent.tsx';

export interface SponsorFormProps {
  applicationGuid: string;
  competitionGuid: string;
  isMember?: boolean;
  sponsor: SponsorView | null;
  onClose(): void;
}

const FORMS = LEGAL_FORMS.map((form) => ({ value: String(form), label: LEGAL_FORM_WORDS[form] }));

export function SponsorForm({
  applicationGuid,
  competitionGuid,
  isMember = false,
  sponsor,
  onClose,
}: SponsorFormProps) {
  const known = sponsor?.requisite;
  const first = {
    ...{ title: known?.title ?? '', type: String(known?.type ?? 1), inn: known?.inn ?? '', kpp: known?.kpp ?? '' },
    ...{ address: known?.address ?? '', email: known?.email ?? '' },
    share: { sum: sponsor?.amount ?? null, percentBp: sponsor?.percentBp ?? null },
  };
  const form = useSendForm({
    values: first,
    faults: ({ share: { sum, percentBp } }) =>
      (sum ?? 0) <= 0 && (percentBp ?? 0) <= 0 ? { share: 'Сколько заплатит?' } : {},
    writes: [ApplicationSponsorCreate, ApplicationSponsorCreateByOrganizer, ApplicationSponsorUpdate],
    rules: {
      of: rulesOf(ApplicationSponsorCreate),
      inside: 'requisite',
      body: (said) => ({ applicationGuid, ...sponsorOf(said) }),
    },
    async send(values, write) {
      const said = sponsorOf(values);
      const query = { competitionGuid };
      if (sponsor)
        await write(ApplicationSponsorUpdate, {
          query,
          body: { applicationSponsorGuid: sponsor.guid, ...said },
        });
      else
        await write(isMember ? ApplicationSponsorCreate : ApplicationSponsorCreateByOrganizer, {
          query,
          body: { applicationGuid, ...said },
        });
      tell(isMember && !sponsor ? 'Спонсор назван, организатор решит' : 'Спонсор записан');
    },
    onSaved: onClose,
  });

  function sponsorOf({ share: { sum, percentBp }, type, ...requisite }: typeof first) {
    const sums = percentBp === null ? { amount: sum, percentBp: null } : { amount: null, percentBp };
    return { requisite: { ...requisite, type: Number(type) as 0 | 1 | 2 }, ...sums };
  }

  return (
    <DrawerForm
      form={form}
      title={sponsor ? 'Спонсор' : 'Новый спонсор'}
      submit="Сохранить"
      size={520}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название или имя" placeholder="ООО «Волжский лён»" data-autofocus />
      <ChoiceLine at={form.at('type')} label="Кто это" data={FORMS} />
      <TextLine at={form.at('inn')} label="ИНН" inputMode="numeric" maxLength={12} />
      <TextLine at={form.at('kpp')} label="КПП" maxLength={9} />
      <TextLine at={form.at('address')} label="Адрес" />
      <TextLine at={form.at('email')} label="Почта для счёта" type="email" />
      <Held at={form.at('share')}>
        {({ sum, percentBp }, set, error) => (
          <SumOrPercent
            label="Заплатит сумму"
            percentLabel="Заплатит долю"
            sum={sum}
            percentBp={percentBp}
            error={error}
            onChange={({ price, percentBp: next }) => set({ sum: price, percentBp: next })}
          />
        )}
      </Held>
    </DrawerForm>
  );
}
