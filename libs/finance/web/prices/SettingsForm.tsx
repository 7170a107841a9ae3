// How the event counts money.

import { FinanceSettingUpdate, type FinanceSettingsView } from '@rampa/contract';
import { ChoiceLine, DrawerForm, Held, SwitchLine, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { PercentInput } from './MoneyInput.tsx';

const BASES = [
  { value: 'subscription', label: 'В день подачи заявки' },
  { value: 'payment', label: 'В день, когда заплатили всё' },
];
const LATER = [
  { value: 'subscriptionDate', label: 'По цене дня подачи' },
  { value: 'changeDate', label: 'По цене дня, когда добавили' },
];
const COMBINE = [
  { value: 'add', label: 'Складываются' },
  { value: 'best', label: 'Действует самая большая' },
];
const ROUNDING = [
  { value: '1', label: 'До копейки' },
  { value: '100', label: 'До рубля' },
  { value: '1000', label: 'До десяти' },
  { value: '10000', label: 'До ста' },
];
const GATES = [
  { value: 'none', label: 'Не зависит от оплаты' },
  { value: 'firstStage', label: 'После первого этапа' },
  { value: 'due', label: 'Когда нет долга' },
  { value: 'full', label: 'После полной оплаты' },
];

export interface SettingsFormProps {
  competitionGuid: string;
  settings: FinanceSettingsView;
  onClose(): void;
}

export function SettingsForm({ competitionGuid, settings, onClose }: SettingsFormProps) {
  const { currency: _, roundTo, ...said } = settings;
  const form = useCallForm(FinanceSettingUpdate, {
    values: { ...said, roundTo: String(roundTo) },
    asked: { query: { competitionGuid } },
    body: (values) => ({ ...values, roundTo: Number(values.roundTo) as FinanceSettingsView['roundTo'] }),
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} title="Как считаем деньги" submit="Сохранить" onClose={onClose}>
      <ChoiceLine at={form.at('priceDateBasis')} label="Какого дня цена" data={BASES} data-autofocus />
      <ChoiceLine at={form.at('laterChoices')} label="Что добавили после подачи" data={LATER} />
      <ChoiceLine at={form.at('roundTo')} label="Проценты округляем" data={ROUNDING} />
      <ChoiceLine at={form.at('discountsCombine')} label="Несколько скидок" data={COMBINE} />
      <Held at={form.at('vatBp')}>
        {(value, set, error) => (
          <PercentInput
            label="НДС в цене"
            placeholder="без НДС"
            value={value}
            error={error}
            onChange={(next) => set(next === 0 ? null : next)}
          />
        )}
      </Held>
      <TextLine at={form.at('vatBasis')} label="Основание" placeholder="ст. 145 НК РФ" />
      <ChoiceLine at={form.at('programGate')} label="Когда номер попадает в программу" data={GATES} />
      <SwitchLine at={form.at('capByCosts')} label="С физлиц удерживать не больше подтверждённых расходов" />
      <SwitchLine at={form.at('cashOrders')} label="Вести кассовые ордера" />
    </DrawerForm>
  );
}
