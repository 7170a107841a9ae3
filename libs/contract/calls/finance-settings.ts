import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { financeSettings, shownSettings } from '../price-shapes.ts';
import { version } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

// --- beyond the checklist ---

export const FinanceSettingGet = defineCall({
  id: 'FinanceSetting/Get',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['financeSettings.changed'],
  summary: 'Как мероприятие считает деньги: чья дата, округление, скидки, НДС',
  query: competition,
  answer: shownSettings,
});

export const FinanceSettingUpdate = defineCall({
  id: 'FinanceSetting/Update',
  method: 'PUT',
  who: ['org:finances'],
  kind: 'write',
  changes: ['financeSettings.changed'],
  summary: 'Изменить, как мероприятие считает деньги',
  query: competition,
  body: z.strictObject({ ...financeSettings, version }),
  answer: z.object({ version: z.int() }),
});
