// The ceremony: who is called up, the title over the name, then the points; a Гран-при is said before its name. The delays
// stand in the style sheet.

import { useRef, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import type { GivesWay } from '@rampa/display/domain';
import { givenBy, namesItself } from '@rampa/kernel';
import { asLine, awardColors, FitBox, unbroken } from '@rampa/platform/web/base';
import { settleDensity, type DensityStep } from '../motion/use-density.ts';
import { useScenePart } from '../motion/use-scene-part.ts';
import { Foot, Head, Lights } from '../parts/frame.tsx';
import { staleTime } from '../parts/stale-time.ts';
import type { SceneProps } from './scene-props.ts';

type CeremonyFace = NonNullable<DisplayView['ceremony']>;

const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.88, ''],
  [0.78, ''],
  [0.68, ''],
  [0.6, 'giver'],
];
const BARE_STEPS: readonly DensityStep[] = [...STEPS, [0.52, 'giver'], [0.45, 'giver'], [0.38, 'giver']];

const settleBare = (element: HTMLElement) => settleDensity(element, BARE_STEPS);
const settle = (element: HTMLElement, gone: readonly GivesWay[]) =>
  gone.includes('institution') ? settleBare(element) : settleDensity(element, STEPS);

const LIGHTS = 9;

export function CeremonyScene({ view, ceremony, isMoving, staleSince }: SceneProps & { ceremony: CeremonyFace }) {
  const box = useRef<HTMLDivElement>(null);
  const { step, award, giver, people, isGrandPrix, nomination, group } = ceremony;
  const [first] = people;
  const detail = people.length === 1 ? first!.detail : '';
  const isBare = step === 'opening' || step === 'closing';
  const content = JSON.stringify([step === 'points', award?.title, giver, people]);
  useScenePart(
    box,
    detail === '' ? { shows: [], settle: settleBare, content } : { shows: ['institution'], settle, content },
  );
  return (
    <>
      <Lights states={lightsOf(ceremony)} />
      {isBare ? null : <Head view={view} left={view.competitionTitle} nomination={nomination} right={group} />}
      <div
        className="hall-ceremony"
        ref={box}
        data-step={step}
        data-grand={isGrandPrix || undefined}
        data-many={people.length > 1 || undefined}
        {...(isMoving ? { 'data-reveal': '' } : {})}
        style={{ '--title-ink': award ? awardColors(award.color).stage : 'inherit' } as CSSProperties}
      >
        {isBare ? (
          <Ends step={step} title={view.competitionTitle} />
        ) : (
          <>
            {award && people.length === 0 && !isGrandPrix && !namesItself(award.title) ? (
              <p className="hall-ceremony-label">Специальный приз</p>
            ) : null}
            {award === null ? <p className="hall-ceremony-label">{callWords(ceremony)}</p> : null}
            {award ? <FitBox className="hall-ceremony-title" text={unbroken(award.title)} /> : null}
            {giver === '' ? null : (
              <FitBox className="hall-ceremony-giver" text={unbroken(givenBy(giver, true))} mayLeave />
            )}
            {award && people.length > 0 ? <i className="hall-ceremony-rule" aria-hidden /> : null}
            {people.length > 0 ? (
              <div className="hall-ceremony-who">
                {people.map((person, index) => (
                  <Person key={index} {...person} isAlone={people.length === 1} hasTitle={award !== null} />
                ))}
                {detail === '' ? null : <FitBox className="hall-detail" text={unbroken(asLine(detail))} />}
              </div>
            ) : null}
          </>
        )}
      </div>
      <Foot left={placeWords(ceremony)} stale={staleTime({ view, staleSince })} />
    </>
  );
}

type PersonProps = CeremonyFace['people'][number] & { isAlone: boolean; hasTitle: boolean };

function Person({ number, name, total, isAlone, hasTitle }: PersonProps) {
  return (
    <div className="hall-ceremony-person">
      <FitBox className="hall-ceremony-name" text={`${number} ${name}`}>
        {number === '' ? null : <span className="hall-result-number">{number}</span>} {unbroken(name)}
      </FitBox>
      {hasTitle ? (
        // Its room is kept, so that nothing moves when the points come.
        <p className="hall-ceremony-points">
          {total === null ? null : (
            <>
              {isAlone ? <span className="hall-ceremony-points-label">итоговый балл</span> : null}
              <b className="hall-ceremony-total">{total}</b>
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}

function Ends({ step, title }: { step: 'opening' | 'closing'; title: string }) {
  return (
    <>
      <FitBox className="hall-logo-title" text={unbroken(title)} />
      <p className="hall-ceremony-label">
        {step === 'opening' ? 'Церемония награждения' : 'Поздравляем всех участников'}
      </p>
    </>
  );
}

function callWords({ isLate, people }: CeremonyFace): string {
  if (isLate) return 'Ещё раз приглашаем на сцену';
  return people.length > 1 ? 'На сцену приглашаем вместе' : 'На сцену приглашаем';
}

/** «2–3-е места в группе», as Onest writes it. */
function placeWords({ place, placeTo }: CeremonyFace): string {
  if (place === null) return '';
  return placeTo !== null && placeTo > place
    ? `${place}–${placeTo}-е места в\u00A0группе`
    : `${place}-е место в\u00A0группе`;
}

function lightsOf({ lamps: { count, lit }, isGrandPrix }: CeremonyFace): readonly ('lit' | 'waiting')[] {
  const on = isGrandPrix ? LIGHTS : Math.ceil((LIGHTS * lit) / Math.max(1, count));
  return Array.from({ length: LIGHTS }, (_, index) => (index < on ? 'lit' : 'waiting'));
}
