// Places and totals of the group that a result is one of; a press goes to another of them.

import type { ProtocolView } from '@rampa/contract';
import { counted, formatThousandths, numberSign } from '@rampa/kernel';
import { Whole } from '@rampa/platform/web/base';
import { nearbyOf } from '../order/nearby.ts';
import { placeText, type ProtocolRow } from '../order/rows.ts';
import classes from '../style/places.module.css';

export interface GroupPlacesProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  onGo(itemGuid: string): void;
}

export function GroupPlaces({ protocol, row, onGo }: GroupPlacesProps) {
  const group = protocol.groups.find(({ rows }) => rows.some(({ itemGuid }) => itemGuid === row.itemGuid));
  if (!group || group.rows.length < 2) return null;
  const { shown, rest } = nearbyOf(group.rows, row.itemGuid);
  return (
    <section className={classes.group}>
      <h3>
        {group.title || 'Без номинации'}
        <span>{group.subtitle.replaceAll(' · ', ', ')}</span>
      </h3>
      <ol>
        {shown.map(({ row: one, skipped }) => (
          <li key={one.itemGuid}>
            {skipped > 0 ? <span className={classes.skipped}>ещё {skipped}</span> : null}
            <GroupRow
              row={one}
              decimals={protocol.decimals}
              isCurrent={one.itemGuid === row.itemGuid}
              // Its derivation is told by its own program's protocol.
              onGo={one.programGuid === protocol.programGuid ? onGo : null}
            />
          </li>
        ))}
      </ol>
      {rest > 0 ? (
        <p className={classes.skipped}>и ещё {counted(rest, 'выступление', 'выступления', 'выступлений')}</p>
      ) : null}
    </section>
  );
}

interface GroupRowProps {
  row: ProtocolRow;
  decimals: number;
  isCurrent: boolean;
  onGo: ((itemGuid: string) => void) | null;
}

function GroupRow({ row, decimals, isCurrent, onGo }: GroupRowProps) {
  const told = (
    <>
      <span className={classes.place}>{placeText(row)}</span>
      <span className={classes.who}>
        {row.number === '' ? '' : `${numberSign(row.number)} `}
        <Whole of={row.performer || row.collective || 'Без исполнителя'} />
      </span>
      <span className={classes.total}>{row.total === null ? '—' : formatThousandths(row.total, decimals)}</span>
    </>
  );
  if (isCurrent || onGo === null) {
    return (
      <span className={classes.row} aria-current={isCurrent || undefined}>
        {told}
      </span>
    );
  }
  return (
    <button type="button" className={classes.row} onClick={() => onGo(row.itemGuid)}>
      {told}
    </button>
  );
}
