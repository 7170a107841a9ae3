// The group's standing: at most six rows to a page, eight seconds a page, the same page on every screen.

import { useMemo, useRef, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { FitBox, awardColors, clockTime, unbroken, useRowMotion } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { Foot, Footlights, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import { useDensity, type DensityStep } from '../motion/use-density.ts';
import { useEvenNames } from '../motion/use-even-names.ts';
import { linesOfTitle, pageAt, pagesOf, roomOf, roomOfAll, roomOfRow, ROWS } from './leaders-pages.ts';

type Leaders = NonNullable<DisplayView['leaders']>;

/** A long title lowers the rows. */
const STEPS: readonly DensityStep[] = [1, 0.93, 0.86, 0.8, 0.74].map((share) => [share, ''] as const);
/** A small group has higher rows. */
const MOST_STRETCH = 1.5;

export function LeadersScene({ view, leaders, now, staleSince }: SceneProps & { leaders: Leaders }) {
  const pages = useMemo(() => pagesOf(named(leaders.rows)), [leaders.rows]);
  const page = pageAt(now, pages.length);
  const rows = pages[page]!;
  // Computed from all competitors, so that the rows keep their size when the next one is scored.
  const fullest = Math.max(pages.length === 1 ? leaders.of : 1, ...pages.map(roomOfAll));
  const stretch = Math.max(1, Math.min(MOST_STRETCH, ROWS / fullest));
  const firsts = leaders.rows.filter(({ place }) => place === 1).length;
  const box = useRef<HTMLDivElement>(null);
  useDensity(box, STEPS, JSON.stringify([page, rows]));
  useEvenNames(box, JSON.stringify([page, rows.map(({ name, place }) => [name, place])]));
  // After the sizes are settled, and within one group: a row glides from where it stood, not from a former size.
  useRowMotion(box, { table: [leaders.title, leaders.subtitle, page].join('\n') });
  return (
    <>
      <Glow level="low" />
      {rows.length === 0 ? <Footlights count={leaders.of} done={0} current={-1} /> : null}
      <Head
        view={view}
        left={view.competitionTitle}
        more="итоги группы"
        right={`${leaders.scored} из ${leaders.of} оценено`}
      />
      <FitBox className="hall-leaders-title" text={`${leaders.title} ${leaders.subtitle}`}>
        {unbroken(leaders.title)} {leaders.subtitle === '' ? null : <small>{unbroken(leaders.subtitle)}</small>}
      </FitBox>
      {rows.length === 0 ? (
        <div className="hall-none">
          <FitBox className="hall-none-text" text="Результаты ещё впереди" />
        </div>
      ) : (
        <div
          className="hall-table"
          ref={box}
          key={page}
          data-titles={titlesOf(leaders.rows)}
          style={{ '--stretch': stretch } as CSSProperties}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} isAlone={firsts === 1} />
          ))}
        </div>
      )}
      <Foot
        left={leaders.note}
        right={pages.length > 1 ? `${page + 1} из ${pages.length}` : clockTime(now, { timeZone: view.timeZone })}
        stale={staleTime({ view, staleSince })}
      />
    </>
  );
}

/** Most letters of a name beside which its place is shown. */
const BESIDE_CITY = 26;

type NamedRow = Leaders['rows'][number] & { id: string };

/** One collective may have several performances in a group. */
function named(rows: Leaders['rows']): NamedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = `${row.name} ${row.city}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...row, id: `${name} ${count}` };
  });
}

/** Whoever is first is gold; alone he is larger too, but of several who share the place none is before the others. */
function Row({ row, isAlone }: { row: NamedRow; isAlone: boolean }) {
  const isFirst = row.place === 1;
  const mark = {
    ...(isFirst ? { 'data-gold': '' } : {}),
    ...(isFirst && isAlone ? { 'data-first': '' } : {}),
    ...(row.isCurrent ? { 'data-current': '' } : {}),
  };
  const room = { '--rows': roomOfRow(row), '--title-lines': row.award ? linesOfTitle(titleOf(row.award)) : 0 };
  return (
    <div className="hall-row" data-row={row.id} style={room as CSSProperties} {...mark}>
      <span className="hall-row-place">{row.place ?? '—'}</span>
      {/* Before the name, which takes its room where it leaves: a name of two lines in its own column would be small. */}
      <FitBox className="hall-row-city" text={row.name.length > BESIDE_CITY ? '' : unbroken(row.city)} mayLeave />
      <FitBox className="hall-row-name" text={unbroken(row.name)} />
      <div className="hall-row-award">{row.award ? <Award award={row.award} /> : null}</div>
      <FitBox className="hall-row-total" key={row.total} text={row.total} />
    </div>
  );
}

/** What room the column of titles needs, on all pages alike. */
function titlesOf(rows: Leaders['rows']): 'none' | 'short' | 'long' {
  const titles = rows.flatMap(({ award }) => (award ? [titleOf(award)] : []));
  if (titles.length === 0) return 'none';
  return titles.some((title) => roomOf(title) > 1) ? 'long' : 'short';
}

type RowAward = NonNullable<Leaders['rows'][number]['award']>;

/** «Лауреат I» without «степени»: the hall knows that it is a degree. */
function titleOf({ title, isProvisional }: RowAward): string {
  const degree = title.replace(/\s+степени$/i, '');
  return isProvisional ? `пока ${degree}` : degree;
}

function Award({ award }: { award: RowAward }) {
  const style = { '--award': awardColors(award.color).stage } as CSSProperties;
  return (
    <span className="hall-row-title" style={style}>
      <FitBox className="hall-row-title-text" text={titleOf(award)} />
    </span>
  );
}
