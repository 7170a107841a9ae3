import { Failure, inQuotes, numberSign, performerSign, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws Failure hasMarks, because deleting the title would delete a decision of the jury. */
export async function refuseGivenByJury(reader: Reader, settings: readonly Guid[]): Promise<void> {
  const [given] = await reader.query<{ title: string; number: string; performer: string }>(
    `select s.title, i.number, i.performer from judging.manual_award m
       join jury.v_award_setting s on s.guid = m.award_setting_guid
       join program.v_item i on i.guid = m.item_guid
      where m.award_setting_guid = any ($1::uuid[]) limit 1`,
    [settings],
  );
  if (!given) return;
  const label = given.number
    ? `${numberSign(given.number)} ${performerSign(given.performer)}`
    : performerSign(given.performer);
  throw new Failure('hasMarks', {
    message: `Удалить нельзя: жюри присудило звание ${inQuotes(given.title)} выступлению ${label}. Сначала снимите его.`,
  });
}
