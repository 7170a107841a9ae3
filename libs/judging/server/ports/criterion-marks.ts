// Refuses changes of a criterion that its marks forbid.

import type { NextScale } from '@rampa/jury/server';
import {
  counted,
  Failure,
  formatThousandths,
  inQuotes,
  numberSign,
  performerSign,
  plural,
  type Guid,
} from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';

const LISTED = 50;
const SPOKEN = 3;

/** Failure marksBecomeInvalid naming the marks that the new scale or the new nominations leave out. */
export async function refuseOtherScale(reader: Reader, event: EventScope, guid: Guid, next: NextScale): Promise<void> {
  const rows = await reader.query<{
    item: Guid;
    number: string;
    performer: string;
    judge: string;
    value: number;
    total: number;
  }>(
    `select i.guid as item, i.number, i.performer, j.full_name as judge, m.value, count(*) over ()::int as total
       from judging.mark m
       join program.v_item i on i.guid = m.item_guid
       join jury.v_judge j on j.guid = m.judge_guid
      where m.criterion_guid = $1 and i.competition_guid = $2 and m.value is not null
        and (jury.off_scale(m.value, $3, $4, $5) is not null
             or coalesce(not jury.serves($6::uuid[], i.nomination_guid), true))
      order by i.order_key, j.position limit $7`,
    [guid, event.competition, next.min, next.max, next.step, next.nominations, LISTED],
  );
  if (rows.length === 0) return;
  const spoken = rows
    .slice(0, SPOKEN)
    .map(({ number, performer, judge, value }) => {
      const label = number ? numberSign(number) : performerSign(performer);
      return `${label} — ${formatThousandths(value)} (${judge})`;
    })
    .join('; ');
  const count = rows[0]!.total;
  throw new Failure('marksBecomeInvalid', {
    message: `Так изменить нельзя: не ${plural(count, 'подойдёт', 'подойдут', 'подойдут')} ${counted(count, 'оценка', 'оценки', 'оценок')}: ${spoken}${count > SPOKEN ? ' и другие' : ''}.`,
    customData: { total: count, marks: rows.map(({ total: _, ...mark }) => mark) },
  });
}

/** Throws Failure hasMarks. */
export async function refuseMarkedCriterion(
  reader: Reader,
  { guid, title }: { guid: Guid; title: string },
): Promise<void> {
  const [marked] = await reader.query(
    'select 1 from judging.mark where criterion_guid = $1 and value is not null limit 1',
    [guid],
  );
  if (marked) {
    const message = `Удалить нельзя: по критерию ${inQuotes(title)} уже поставлены оценки.`;
    throw new Failure('hasMarks', { message });
  }
}

/** Throws Failure hasMarks with the number of marks and their program. */
export async function refuseReplaced(reader: Reader, criteria: readonly Guid[]): Promise<void> {
  const marked = await reader.query<{ title: string; marks: number }>(
    `select p.title, count(*)::int as marks
       from judging.mark m
       join program.v_item i on i.guid = m.item_guid
       join program.v_program p on p.guid = i.program_guid
      where m.criterion_guid = any ($1::uuid[]) and m.value is not null
      group by p.guid, p.title order by p.title`,
    [criteria],
  );
  if (marked.length === 0) return;
  const marks = marked.reduce((sum, one) => sum + one.marks, 0);
  const [first] = marked;
  const where = `в программе ${inQuotes(first!.title)}${marked.length > 1 ? ' и других' : ''}`;
  throw new Failure('hasMarks', {
    message: `Заменить критерии нельзя: судьи уже поставили ${counted(marks, 'оценку', 'оценки', 'оценок')} ${where}. Снимите их на странице «Протоколы итоги» или сохраните правила с прежними критериями.`,
  });
}
