// What came of a copy: what wants the organizer's eye before members see the event.

import { CompetitionGetReadiness } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { tell } from '@rampa/platform/web/desk';
import { copiedText } from './copied-event.ts';

export async function tellCopied(competitionGuid: string): Promise<void> {
  const ready = await callApi(CompetitionGetReadiness, { query: { competitionGuid } }).catch(() => null);
  tell('Мероприятие создано', ready ? { detail: copiedText(ready) } : {});
}
