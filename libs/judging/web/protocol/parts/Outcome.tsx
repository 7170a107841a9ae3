// What came of a performance: its title, or how many judges have sent their marks.

import { LampRow, Title } from '@rampa/platform/web/base';
import { isWaiting, sentBy, type ProtocolJudge, type ProtocolRow } from '../order/rows.ts';
import classes from '../style/table.module.css';

export function Outcome({ row, judges }: { row: ProtocolRow; judges: readonly ProtocolJudge[] }) {
  if (row.isWithdrawn) return <span className={classes.partly}>снят</span>;
  if (row.award) return <Title title={row.award.title} color={row.award.color} />;
  if (row.activity === 'Skipped') return <span className={classes.partly}>пропущен</span>;
  if (!isWaiting(row)) return null;
  const sent = sentBy(row, judges);
  const hasBegun = row.activity === 'OnStage' || row.activity === 'Done' || sent.count > 0;
  if (!hasBegun) return <span className={classes.partly}>ждёт выхода</span>;
  const whom = sent.waitingFor.length > 0 ? `, ждём: ${sent.waitingFor.join(', ')}` : '';
  return (
    <span className={classes.sent} title={`Оценили ${sent.count} из ${sent.of}${whom}`}>
      <LampRow lamps={sent.lamps.map((isLit) => (isLit ? 'now' : 'waiting'))} />
      {sent.count} из {sent.of}
    </span>
  );
}
