// The group's standing: six rows to a page, eight seconds a page, the same page on every screen of the hall.

import { useRef, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { FitBox, awardColors, clockTime, unbroken } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { useRowMotion } from '../motion/use-row-motion.ts';
import { Foot, Glow, Head } from '../parts/frame.tsx';
import { ROWS, pageAt } from './leaders-pages.ts';

type Leaders = NonNullable<DisplayView['leaders']>;

export function LeadersScene({ view, leaders, now, staleSince }: SceneProps & { leaders: Leaders }) {
  const { page, pages } = pageAt(now, leaders.rows.length);
  const rows = leaders.rows.slice(page * ROWS, (page + 1) * ROWS);
  const box = useRef<HTMLDivElement>(null);
  useRowMotion(box, String(page));
  return (
    <>
      <Glow level="low" />
      <Head left={view.competitionTitle} more="итоги группы" right={`${leaders.scored} из ${leaders.of} оценено`} />
      <h1 className="hall-leaders-title">
        {leaders.title} <small>{leaders.subtitle}</small>
      </h1>
      <div className="hall-table" ref={box} key={page}>
        {rows.map((row, index) => (
          <Row key={`${row.name} ${row.city}`} row={row} isFirst={page === 0 && index === 0 && row.place === 1} />
        ))}
      </div>
      <Foot
        left={leaders.note}
        right={pages > 1 ? `${page + 1} из ${pages}` : clockTime(now, { timeZone: view.timeZone })}
        stale={staleSince === null ? null : { at: staleSince, timeZone: view.timeZone }}
      />
    </>
  );
}

function Row({ row, isFirst }: { row: Leaders['rows'][number]; isFirst: boolean }) {
  const mark = { ...(isFirst ? { 'data-first': '' } : {}), ...(row.isCurrent ? { 'data-current': '' } : {}) };
  return (
    <div className="hall-row" data-row={`${row.name} ${row.city}`} {...mark}>
      <span className="hall-row-place">{row.place ?? '—'}</span>
      <FitBox className="hall-row-name" text={unbroken(row.name)} />
      <span className="hall-row-city">{row.city}</span>
      <span className="hall-row-award">{row.award ? <Award award={row.award} /> : null}</span>
      <span className="hall-row-total" key={row.total}>
        {row.total}
      </span>
    </div>
  );
}

/** «Лауреат I»: the hall knows that it is a degree. */
function Award({ award }: { award: NonNullable<Leaders['rows'][number]['award']> }) {
  const style = { '--award': awardColors(award.color).stage } as CSSProperties;
  return <span style={style}>{award.title.replace(/\s+степени$/i, '')}</span>;
}
