// Performances of a published protocol, group by group, with whatever the organizer lets people see.

import type { ReactNode } from 'react';
import type { PublicProtocolView } from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { counted, formatThousandths, inQuotes, namesItself } from '@rampa/kernel';
import { Chip, listed, Mark, quoted, Title, unbroken, Whole, withInitials } from '@rampa/platform/web/base';
import { placeText, type PublicGroup, type PublicRow } from './found.ts';
import classes from './public-protocol.module.css';

/** So many marks of a judge stay on one line of a narrow phone. */
const ON_A_LINE = 6;

/** How its numbers are to be read. */
export type Panel = Pick<PublicProtocolView, 'decimals' | 'criteria' | 'judges'>;

export interface GroupProps {
  group: PublicGroup;
  protocol: Panel;
  /** Performances of whoever reads. */
  own?: readonly string[];
  /** What can be done with a performance. */
  actions?(row: PublicRow): ReactNode;
  /** Only some of the group's performances: how many they are says nothing about the group. */
  isPart?: boolean;
  /** Of the whole group, where not all of its rows are drawn yet. */
  count?: number;
}

export function Group({ group, protocol, own = [], actions, isPart = false, count = group.rows.length }: GroupProps) {
  const { title, subtitle, isProvisional, rows } = group;
  return (
    <section className={classes.group} aria-label={[title, subtitle].filter(Boolean).join(', ')}>
      <h3>
        <b>{unbroken(title)}</b>
        <span>{isPart ? subtitle : listed(subtitle, counted(count, 'выступление', 'выступления', 'выступлений'))}</span>
        {isProvisional ? <Chip>места предварительные</Chip> : null}
      </h3>
      <ol>
        {rows.map((row) => (
          <Row key={row.guid} row={row} protocol={protocol} isOwn={own.includes(row.guid)} actions={actions?.(row)} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  row: PublicRow;
  protocol: Panel;
  isOwn: boolean;
  actions: ReactNode;
}

function Row({ row, protocol, isOwn, actions }: RowProps) {
  const { number, performer, collective, city, pieceTitle, award, total } = row;
  const place = placeText(row);
  const name = performer || collective;
  const other = performer && collective && collective !== performer ? collective : '';
  return (
    <li className={classes.row} data-own={isOwn || undefined}>
      <span className={classes.place}>
        {place === '' ? null : (
          <>
            {place}
            <span className="r-sr-only">-е место</span>
          </>
        )}
      </span>
      <span className={classes.who}>
        <b>
          <Whole of={name} />
        </b>
        {isOwn ? <Chip>ваше</Chip> : null}
        <small>
          <Whole of={listed(number === '' ? '' : `№\u00A0${number}`, other, quoted(pieceTitle), city)} />
        </small>
      </span>
      <span className={classes.result}>
        {total === null ? null : (
          <b>
            <span className="r-sr-only">итог </span>
            {formatThousandths(total, protocol.decimals)}
          </b>
        )}
        {award ? <Title title={award.title} color={award.color} /> : null}
      </span>
      <Beneath row={row} protocol={protocol} />
      {actions ? <span className={classes.actions}>{actions}</span> : null}
    </li>
  );
}

function Beneath({ row, protocol }: { row: PublicRow; protocol: Panel }) {
  const { decimals, criteria, judges } = protocol;
  const { scores, byJudge, comments, corrections, notes, prizes, technical, deductions } = row;
  const shown = (value: number) => formatThousandths(value, decimals);
  const parts = [
    ...criteria.flatMap(({ title }, c) => (scores[c] == null ? [] : [{ title, value: shown(scores[c]) }])),
    ...(technical ? [{ title: 'Техническая оценка и прибавки', value: shown(technical) }] : []),
    ...(deductions ? [{ title: 'Снижения', value: shown(-Math.abs(deductions)) }] : []),
  ];
  if (parts.length + byJudge.length + comments.length + corrections.length + notes.length + prizes.length === 0)
    return null;
  return (
    <div className={classes.beneath}>
      {prizes.length === 0 ? null : (
        <ul aria-label="Спецпризы">
          {prizes.map(({ title, giver }, index) => (
            <li key={index}>
              {namesItself(title) ? null : 'Спецприз '}
              <b>{unbroken(namesItself(title) ? title : inQuotes(title))}</b>
              {giver === null ? null : `, ${giver}`}
            </li>
          ))}
        </ul>
      )}
      {parts.length === 0 ? null : (
        <ul aria-label="Из чего сложился итог">
          {parts.map(({ title, value }) => (
            <li key={title}>
              {title} <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
      {byJudge.length === 0 ? null : (
        <ul aria-label="Баллы судей">
          {byJudge.map(({ total, isDropped, abstained, marks }, j) =>
            abstained ? (
              <li key={j}>{withInitials(judges[j]!.fullName)} — воздержание</li>
            ) : total === null && marks.every((mark) => mark === null) ? null : (
              <li key={j}>
                {withInitials(judges[j]!.fullName)} <Mark value={total} decimals={decimals} isDropped={isDropped} />
                {marks.length < 2 ? null : (
                  <small>
                    {' '}
                    (
                    {marks
                      .map((mark, c) => (mark === null ? '—' : formatThousandths(mark, scaleDecimals(criteria[c]!))))
                      .join(marks.length > ON_A_LINE ? '; ' : ';\u00A0')}
                    )
                  </small>
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{unbroken(note)}</p>
      ))}
      {corrections.length === 0 ? null : (
        <ul aria-label="Исправления">
          {corrections.map(({ judge, criterion, change, reason }, index) => (
            <li key={index}>
              {judge === null && criterion === null ? 'Оценка исправлена организатором' : 'Исправлено организатором: '}
              {[judge === null ? null : withInitials(judge), criterion].filter(Boolean).join(', ')}
              {change === null ? null : <b> {change}</b>}
              {reason === null ? null : <small> (причина: {reason})</small>}
            </li>
          ))}
        </ul>
      )}
      {comments.map(({ judge, text }, index) => (
        <blockquote key={index}>
          {text}
          {judge === null ? null : <cite>{withInitials(judge)}</cite>}
        </blockquote>
      ))}
    </div>
  );
}
