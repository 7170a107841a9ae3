// The marks of one performance as they come: judges down, criteria across; who owes some can be reminded in his row.

import type { ProtocolView } from '@rampa/contract';
import { hasGivenAll, scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths, shortNames } from '@rampa/kernel';
import { LampRow, Mark, Title, Whole } from '@rampa/platform/web/base';
import { placeText, sentBy, type ProtocolRow } from '../order/rows.ts';
import { Glow } from './Glow.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import classes from '../style/desk.module.css';

export interface DeskMarksProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  isNow: boolean;
  canNudge: boolean;
}

/** So many columns of whole words go side by side; others are read from below, as on paper. */
const MOST_LEVEL = 6;
const LONG_WORD = 11;
/** A name of more letters is set smaller, so that the judges stay in sight. */
const LONG_NAME = 36;

export function DeskMarks({ protocol, row, isNow, canNudge }: DeskMarksProps) {
  const { judges, criteria } = protocol;
  const names = shortNames(judges.map(({ fullName }) => fullName));
  const { lamps, count, of } = sentBy(row, judges);
  const isUp =
    criteria.length > MOST_LEVEL || criteria.some(({ title }) => title.split(/\s/).some((w) => w.length > LONG_WORD));
  const name = row.performer || row.collective || 'Без исполнителя';
  return (
    <section
      className={classes.performance}
      data-now={isNow || undefined}
      data-long={name.length > LONG_NAME || undefined}
      aria-label={`Оценки: ${name}`}
    >
      <header>
        <h3>
          {row.number === '' ? null : (
            <span className={classes.number}>
              <span className="r-sr-only">№&nbsp;</span>
              {row.number}
            </span>
          )}
          <Whole of={name} />
        </h3>
        <Standing {...{ protocol, row, lamps, count, of }} />
      </header>
      <div className={classes.scroll} role="region" aria-label={`Оценки по критериям: ${name}`} tabIndex={0}>
        <table className={classes.marks}>
          <thead>
            <tr>
              <th scope="col">
                <span className="r-sr-only">Судья</span>
              </th>
              {criteria.map(({ guid, title }) => (
                <th key={guid} scope="col">
                  <span className={isUp ? classes.up : undefined}>{title}</span>
                </th>
              ))}
              <th scope="col">Итог</th>
            </tr>
          </thead>
          <tbody>
            {row.byJudge.map((judged, index) => {
              const judge = judges[index];
              if (!judge || (judged.expected === 0 && !judged.abstained)) return null;
              const owes = !hasGivenAll(judged);
              return (
                <tr key={judge.guid}>
                  <th scope="row" title={judge.fullName}>
                    {names[index]}
                  </th>
                  {judged.abstained ? (
                    <td colSpan={criteria.length} className={classes.said}>
                      воздержание
                    </td>
                  ) : owes && judged.given === 0 && canNudge && protocol.state === 'Open' ? (
                    <td colSpan={criteria.length} className={classes.nudge}>
                      <NudgeButton judgeGuid={judge.guid} itemGuid={row.itemGuid} fullName={judge.fullName} />
                    </td>
                  ) : (
                    judged.marks.map((mark, at) => (
                      <td key={criteria[at]?.guid ?? at}>
                        <Glow of={mark}>
                          {mark === null ? (
                            <span className={classes.none}>
                              <span className="r-sr-only">нет оценки</span>
                            </span>
                          ) : (
                            formatThousandths(mark, criteria[at] && scaleDecimals(criteria[at]))
                          )}
                        </Glow>
                      </td>
                    ))
                  )}
                  <td className={classes.total}>
                    {judged.abstained ? null : owes || judged.total === null ? (
                      <small>
                        {judged.given} из&nbsp;{judged.expected}
                      </small>
                    ) : (
                      <Glow of={judged.total}>
                        <Mark value={judged.total} decimals={protocol.decimals} isDropped={judged.isDropped} />
                      </Glow>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <PartlyMarked {...{ protocol, row, names, canNudge }} />
    </section>
  );
}

interface StandingProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  lamps: readonly boolean[];
  count: number;
  of: number;
}

/** How many have marked; once all have, the total, the place and the title. */
function Standing({ protocol, row, lamps, count, of }: StandingProps) {
  if (count < of || row.total === null) {
    return (
      <p className={classes.sent}>
        <LampRow lamps={lamps.map((isLit) => (isLit ? 'now' : 'waiting'))} />
        {count} из&nbsp;{of}
        <span className="r-sr-only"> судей оценили</span>
      </p>
    );
  }
  const place = placeText(row);
  return (
    <p className={classes.sent}>
      <b>
        <Glow of={row.total}>{formatThousandths(row.total, protocol.decimals)}</Glow>
      </b>
      {place === '' ? null : <span>{place}&nbsp;место</span>}
      {row.award ? <Title title={row.award.title} color={row.award.color} /> : null}
    </p>
  );
}

/** Their marks stand in the row, so the reminder stands below the table. */
function PartlyMarked({
  protocol,
  row,
  names,
  canNudge,
}: Pick<DeskMarksProps, 'protocol' | 'row' | 'canNudge'> & { names: string[] }) {
  if (!canNudge || protocol.state !== 'Open') return null;
  const partly = row.byJudge.flatMap((judged, index) => {
    const judge = protocol.judges[index];
    return judge && judged.given > 0 && !hasGivenAll(judged) ? [{ judge, name: names[index] }] : [];
  });
  if (partly.length === 0) return null;
  return (
    <ul className={classes.partly} aria-label="Оценили не всё">
      {partly.map(({ judge, name }) => (
        <li key={judge.guid}>
          <span>{name}: оценено не&nbsp;всё</span>
          <NudgeButton judgeGuid={judge.guid} itemGuid={row.itemGuid} fullName={judge.fullName} />
        </li>
      ))}
    </ul>
  );
}
