// The protocol on a phone: place, name and title, total; the judges' marks open on a tap, the total tells why.

import { useState } from 'react';
import { formatThousandths } from '@rampa/kernel';
import { withInitials } from '@rampa/platform/web/base';
import { useAim } from '../order/aim.ts';
import { nameOf, placeText, stateOf, type ProtocolRow } from '../order/rows.ts';
import { useSharedWith } from '../order/shared.ts';
import { Glow } from './Glow.tsx';
import { GroupLine } from './GroupLine.tsx';
import { JudgeCell } from './JudgeCell.tsx';
import { Outcome } from './Outcome.tsx';
import { RowWords } from './RowWords.tsx';
import type { ProtocolTableProps } from './ProtocolTable.tsx';
import classes from '../style/phone.module.css';

export type PhoneProtocolProps = Omit<ProtocolTableProps, 'sort' | 'onFollow' | 'onClose'>;

export function PhoneProtocol(props: PhoneProtocolProps) {
  const { protocol, groups, whole, aim, onAimed, onEnter } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useAim(aim, () => {
    setOpened((current) => new Set([...current, aim!.itemGuid]));
    onAimed();
  });
  const sharedWith = useSharedWith(protocol, whole);
  const wholes = new Map(whole.map((group) => [group.key, group]));

  function turn(itemGuid: string) {
    setOpened(
      (current) =>
        new Set(current.has(itemGuid) ? [...current].filter((one) => one !== itemGuid) : [...current, itemGuid]),
    );
  }

  return (
    <div
      className={classes.protocol}
      data-protocol-rows
      role="region"
      aria-label={`Протокол: ${protocol.programTitle}`}
      tabIndex={-1}
      onFocus={(event) =>
        onEnter((event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row ?? null)
      }
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onEnter(null)}
    >
      {groups.map((group) => (
        <section key={group.key}>
          {group.title === '' && group.subtitle === '' ? null : (
            <h2 className={classes.group}>
              <GroupLine group={group} whole={wholes.get(group.key)!} shared={sharedWith(wholes.get(group.key)!)} />
            </h2>
          )}
          <ul>
            {group.rows.map((row) => (
              <PhoneRow
                key={row.itemGuid}
                {...props}
                row={row}
                isOpen={opened.has(row.itemGuid) || aim?.itemGuid === row.itemGuid}
                onTurn={turn}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PhoneRowProps extends PhoneProtocolProps {
  row: ProtocolRow;
  isOpen: boolean;
  onTurn(itemGuid: string): void;
}

function PhoneRow({ protocol, row, beside, chosen, canCorrect, isOpen, onTurn, onExplain, onCorrect }: PhoneRowProps) {
  const { judges, decimals, programGuid } = protocol;
  const cells = beside.get(row.itemGuid) ?? [];
  const isForeign = row.programGuid !== programGuid;
  const isApart = cells.some(({ outlier }) => outlier !== null);
  const name = nameOf(row);
  const total = row.total === null ? null : formatThousandths(row.total, decimals);
  return (
    <li
      className={classes.row}
      data-row={row.itemGuid}
      data-state={stateOf(row)}
      data-chosen={row.itemGuid === chosen || undefined}
      {...(isApart ? { 'data-apart': '' } : {})}
    >
      <span className={classes.place}>
        <Glow of={row.place}>{placeText(row)}</Glow>
        {row.number === '' ? null : <small>{row.number}</small>}
      </span>
      <button
        type="button"
        className={classes.name}
        data-turns={row.itemGuid}
        aria-expanded={isOpen}
        onClick={() => onTurn(row.itemGuid)}
      >
        <RowWords row={row} isForeign={isForeign} />
        <Outcome row={row} judges={judges} />
      </button>
      {total === null ? null : (
        <button
          type="button"
          className={classes.total}
          data-explains={row.itemGuid}
          aria-label={`Почему ${total}: ${name}`}
          onClick={() => onExplain(row.itemGuid)}
        >
          <Glow of={row.total}>{total}</Glow>
        </button>
      )}
      {isOpen ? (
        <div className={classes.open}>
          <ul>
            {row.byJudge.map((judged, index) => {
              const { guid, fullName } = judges[index]!;
              return (
                <li key={guid}>
                  <span>{withInitials(fullName)}</span>
                  <JudgeCell
                    judged={judged}
                    beside={cells[index] ?? null}
                    decimals={decimals}
                    label={`${withInitials(fullName)}, ${name}: исправить`}
                    column={index}
                    isButton={canCorrect && !isForeign && !judged.abstained && judged.expected > 0}
                    onPress={() => onCorrect(row.itemGuid, index)}
                  />
                </li>
              );
            })}
          </ul>
          {isForeign ? null : (
            <button type="button" className={classes.why} onClick={() => onExplain(row.itemGuid)}>
              {total === null ? 'Почему нет итога' : `Почему ${total}`}
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
}
