// The marks behind a result: judges down, criteria across, what was struck is struck.

import type { ExplanationView } from '@rampa/contract';
import { withInitials } from '@rampa/platform/web/base';
import classes from '../style/grid.module.css';

type Grid = NonNullable<ExplanationView['grid']>;

export function MarksGrid({ grid: { criteria, totalTitle, rows } }: { grid: Grid }) {
  if (rows.length === 0) return null;
  return (
    <div className={classes.scroll} role="region" aria-label="Оценки по критериям" tabIndex={0}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">Судья</th>
            {criteria.map(({ title, weight }, index) => (
              <th key={index} scope="col">
                <span className={classes.up}>{[title, weight].filter(Boolean).join(' ')}</span>
              </th>
            ))}
            {totalTitle === null ? null : (
              <th scope="col" className={classes.total}>
                {totalTitle}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ judge, marks, total, note }, index) => (
            <tr key={index}>
              <th scope="row">
                {withInitials(judge)}
                {note === '' ? null : <small>{note}</small>}
              </th>
              {marks.map((mark, at) => (
                <td key={at}>
                  <Struck cell={mark} />
                </td>
              ))}
              {total === null ? null : (
                <td className={classes.total}>
                  <Struck cell={total} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Struck({ cell: { text, struck } }: { cell: { text: string; struck: boolean } }) {
  if (!struck) return text;
  return (
    <s>
      {text}
      <span className="r-sr-only">, не учитывается</span>
    </s>
  );
}
