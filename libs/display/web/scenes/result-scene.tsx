// The result, step by step: lamps, marks, strikes, total, title. The delays stand in the style sheet.

import { useState, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { FitBox, awardColors, quoted, textOn, unbroken } from '@rampa/platform/web/base';
import type { SceneProps } from './scene-props.ts';
import { Foot, Glow, Head } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import type { Performer } from './performer.tsx';

type Result = NonNullable<DisplayView['result']>;

/** More names than this would be smaller than the hall can read. */
const MOST_NAMES = 6;
/** A name and a title of more letters would be smaller than the hall can read. */
const MOST_LETTERS = 110;
/** Of these even a narrow screen has room for the names. */
const FEW_NAMES = 4;

export function ResultScene({
  view,
  performer,
  result,
  isMoving,
  staleSince,
}: SceneProps & { performer: Performer; result: Result }) {
  const { marks, award } = result;
  // Of a long name and a long title the name stays.
  const piece = performer.name.length + performer.piece.length > MOST_LETTERS ? '' : performer.piece;
  const sent = marks.filter((mark) => mark.value !== '').length;
  const isOpen = sent < marks.length;
  // What the hall has watched come in is not hidden again for a reveal.
  const [wasOpen] = useState(isOpen);
  const longest = Math.max(4, ...marks.map((mark) => mark.value.length));
  return (
    <div
      className="hall-result"
      {...(isMoving ? { 'data-reveal': '' } : {})}
      data-marks={marks.length === 0 ? 'none' : 'some'}
      data-open={isOpen || undefined}
      data-was-open={wasOpen || undefined}
    >
      <Glow level="low" />
      <Head view={view} left={view.competitionTitle} right={performer.group} />
      <FitBox className="hall-result-who" text={[performer.number, performer.name, piece].join(' ')}>
        <span className="hall-result-number">{performer.number}</span> {unbroken(performer.name)}{' '}
        {piece === '' ? null : <span className="hall-result-piece">{quoted(piece)}</span>}
      </FitBox>
      {award ? <AwardBand award={award} place={placeText(result)} /> : <PlaceLine place={placeText(result)} />}
      <div className="hall-result-row" style={{ '--n': Math.max(1, marks.length), '--len': longest } as CSSProperties}>
        {marks.length === 0 ? null : (
          <div
            className="hall-marks"
            data-names={marks.length <= FEW_NAMES ? 'few' : marks.length <= MOST_NAMES ? 'some' : 'many'}
          >
            {marks.map((mark, index) => (
              <div
                key={index}
                className="hall-mark"
                style={{ '--i': index } as CSSProperties}
                {...(mark.isDropped ? { 'data-dropped': '' } : {})}
                {...(mark.value === '' ? { 'data-waiting': '' } : {})}
              >
                <span className="hall-mark-value" key={mark.value}>
                  {mark.value === '' ? '—' : mark.value}
                </span>
                <FitBox className="hall-mark-name" text={mark.name} />
                <i
                  className="hall-bulb"
                  data-state={mark.isDropped ? 'off' : mark.value === '' ? 'waiting' : 'now'}
                  data-size="judge"
                  aria-hidden
                />
              </div>
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

/** «2–3‑е место в группе»; «пока» as long as it may move. */
function placeText({ place, placeTo, isProvisional }: Result): string {
  if (place === null) return '';
  const places = placeTo === null || placeTo === place ? String(place) : `${place}–${placeTo}`;
  return `${isProvisional ? 'пока ' : ''}${places}\u2011е\u00A0место в\u00A0группе`;
}

function AwardBand({ award, place }: { award: NonNullable<Result['award']>; place: string }) {
  const ground = awardColors(award.color).stage;
  return (
    <div className="hall-award" style={{ background: ground, color: textOn(ground, 12) }}>
      <FitBox className="hall-award-title" text={award.isProvisional ? `пока ${award.title}` : award.title} />
      {place === '' ? null : <span className="hall-award-place">{place}</span>}
    </div>
  );
}

function PlaceLine({ place }: { place: string }) {
  return place === '' ? null : <div className="hall-award hall-award-plain">{place}</div>;
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
          {label} {value}
        </span>
      ))}
    </span>
  );
}
