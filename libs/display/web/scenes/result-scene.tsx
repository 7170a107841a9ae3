// The result, step by step: lamps, marks, strikes, total, title. The delays stand in the style sheet.

import { useRef, useState, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { FitBox, asLine, awardColors, quoted, textOn, unbroken } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { Foot, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import { useScenePart } from '../motion/use-scene-part.ts';
import type { Performer } from './performer.tsx';
import { settleBare, settleResult } from './result-steps.ts';

type Result = NonNullable<DisplayView['result']>;

/** The piece is left out when name and piece together have more letters: the name would become too small. */
const MOST_LETTERS = 110;

export function ResultScene({
  view,
  performer,
  result,
  isMoving,
  staleSince,
}: SceneProps & { performer: Performer; result: Result }) {
  const { marks, award } = result;
  const body = useRef<HTMLDivElement>(null);
  const count = Math.max(1, marks.length);
  const sent = marks.filter((mark) => mark.value !== '').length;
  const isOpen = sent < marks.length;
  // Marks that the hall has watched come in are not hidden again for a reveal.
  const [wasOpen] = useState(isOpen);
  const longest = Math.max(4, ...marks.map((mark) => mark.value.length));
  const piece = performer.name.length + performer.piece.length > MOST_LETTERS ? '' : performer.piece;
  const place = placeText(result);
  const band = award === null ? null : awardColors(award.color).stage;
  useScenePart(body, {
    shows: performer.detail === '' ? [] : ['institution'],
    settle: performer.detail === '' ? settleBare : settleResult,
    content: JSON.stringify([performer, result]),
  });
  return (
    <div
      className="hall-result"
      {...(isMoving ? { 'data-reveal': '' } : {})}
      data-marks={marks.length === 0 ? 'none' : 'some'}
      data-open={isOpen || undefined}
      data-was-open={wasOpen || undefined}
    >
      <Glow level="low" />
      <Head view={view} left={view.competitionTitle} nomination={performer.nomination} right={performer.group} />
      <div
        ref={body}
        className="hall-result-body"
        style={
          {
            '--n': count,
            ...{ '--cols-2': Math.ceil(count / 2), '--cols-3': Math.ceil(count / 3), '--cols-4': Math.ceil(count / 4) },
            '--len': longest,
            ...(band === null ? {} : { '--band': band, '--band-ink': textOn(band, 12) }),
          } as CSSProperties
        }
      >
        <div className="hall-result-top">
          <FitBox className="hall-result-who" text={[performer.number, performer.name, piece].join(' ')}>
            <span className="hall-result-number">{performer.number}</span> {unbroken(performer.name)}{' '}
            {piece === '' ? null : <span className="hall-result-piece">{unbroken(quoted(piece))}</span>}
          </FitBox>
          {performer.detail === '' ? null : (
            <FitBox className="hall-detail" text={unbroken(asLine(performer.detail))} />
          )}
        </div>
        {award || place !== '' ? <Band award={award} place={place} /> : null}
        {marks.length === 0 ? null : (
          <div className="hall-marks" data-width="">
            {marks.map((mark, index) => (
              <JudgeMark key={index} index={index} mark={mark} />
            ))}
          </div>
        )}
        <div className="hall-total">
          <span className="hall-total-label">{isOpen ? 'Оценили' : 'Итоговый балл'}</span>
          <FitBox
            key={String(isOpen)}
            className="hall-total-value"
            text={isOpen ? `${sent} из ${marks.length}` : result.total}
          />
          <Subtotals result={result} />
        </div>
      </div>
      <Foot left={isOpen ? 'Судьи оценивают' : result.note} stale={staleTime({ view, staleSince })} />
    </div>
  );
}

function JudgeMark({ mark, index }: { mark: Result['marks'][number]; index: number }) {
  return (
    <div
      className="hall-mark"
      style={{ '--i': index } as CSSProperties}
      {...(mark.isDropped ? { 'data-dropped': '' } : {})}
      {...(mark.value === '' ? { 'data-waiting': '' } : {})}
    >
      <span className="hall-mark-value" key={mark.value}>
        {mark.value === '' ? '—' : mark.value}
        {mark.isDropped ? (
          <i className="hall-mark-room" aria-hidden>
            {mark.value}
          </i>
        ) : null}
      </span>
      <span className="hall-mark-name">{mark.name}</span>
      <i
        className="hall-bulb"
        data-state={mark.isDropped ? 'off' : mark.value === '' ? 'waiting' : 'now'}
        data-size="judge"
        aria-hidden
      />
    </div>
  );
}

/** «2–3-е место в группе»; with «пока» while it may move. Joined, as `unbroken` joins names. */
function placeText({ place, placeTo, isProvisional }: Result): string {
  if (place === null) return '';
  const places = placeTo === null || placeTo === place ? String(place) : `${place}–${placeTo}`;
  return `${isProvisional ? 'пока ' : ''}${places}\u2060-\u2060е\u00A0место в\u00A0группе`;
}

/** The title, or without one the place alone. */
function Band({ award, place }: { award: Result['award']; place: string }) {
  return (
    <div className={award ? 'hall-award' : 'hall-award hall-award-plain'} data-height="">
      {award ? (
        <FitBox className="hall-award-title" text={award.isProvisional ? `пока ${award.title}` : award.title} />
      ) : null}
      {place === '' ? null : <span className="hall-award-place">{place}</span>}
    </div>
  );
}

function Subtotals({ result }: { result: Result }) {
  const parts = [
    ['техника', result.technical],
    ['компоненты', result.components],
    ['снижения', result.deductions],
  ].filter((part): part is [string, string] => part[1] !== null);
  if (parts.length === 0) return null;
  return (
    <span className="hall-subtotals">
      {parts.map(([label, value]) => (
        <span key={label}>
          {label}&nbsp;{value}
        </span>
      ))}
    </span>
  );
}
