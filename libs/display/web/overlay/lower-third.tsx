// The band and the sign in the corner, at any size: lying and upright.

import { useRef, type CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { awardColors, FitBox, quoted, unbroken } from '@rampa/platform/web/base';
import { useDensity, type DensityStep } from '../motion/use-density.ts';
import { OwnPicture } from '../parts/own-picture.tsx';
import { bandOf, type Band } from './band-of.ts';

const STEPS: readonly DensityStep[] = [
  [1, ''],
  [0.9, ''],
  [0.9, 'piece'],
  [0.78, 'piece'],
  [0.78, 'piece line'],
  [0.66, 'piece line'],
];

export function LowerThird({ view }: { view: DisplayView | null }) {
  const band = view && bandOf(view);
  return (
    <div className="overlay">
      {view && view.scene !== 'blank' ? <Sign title={view.competitionTitle} logo={view.logo} /> : null}
      {band ? <BandBox key={band.id} band={band} /> : null}
    </div>
  );
}

function Sign({ title, logo }: { title: string; logo: string | null }) {
  return (
    <div className="overlay-sign">
      {logo === null ? null : <OwnPicture className="overlay-logo" src={logo} />}
      <FitBox className="overlay-event" text={unbroken(title)} />
    </div>
  );
}

function BandBox({ band }: { band: Band }) {
  const box = useRef<HTMLDivElement>(null);
  const { number, label, names, piece, line, award, judges, total, note } = band;
  useDensity(box, STEPS, JSON.stringify(band));
  const name = names.join(' · ');
  const sent = judges.filter((judge) => judge.sent).length;
  return (
    <section
      className="overlay-band"
      ref={box}
      aria-live="polite"
      style={{ '--title-ink': award ? awardColors(award.color).stage : 'inherit' } as CSSProperties}
    >
      {number === '' ? null : <FitBox className="overlay-number" text={number} />}
      <div className="overlay-words">
        {label === '' ? null : <p className="overlay-label">{label}</p>}
        {award && (name === '' || total === '') ? (
          <FitBox className="overlay-award" text={unbroken(award.title)} />
        ) : null}
        {name === '' ? null : <FitBox className="overlay-name" text={unbroken(name)} />}
        {piece === '' ? null : <FitBox className="overlay-piece" text={unbroken(quoted(piece))} mayLeave />}
        {line === '' ? null : <FitBox className="overlay-line" text={unbroken(line)} mayLeave />}
      </div>
      {total !== '' ? (
        <div className="overlay-side" key="total">
          <p className="overlay-side-head">
            <span>Итоговый балл</span>
            <span>{note}</span>
          </p>
          <b className="overlay-total">{total}</b>
          {award ? <FitBox className="overlay-award" text={unbroken(award.title)} /> : null}
        </div>
      ) : judges.length > 0 ? (
        <div className="overlay-side" key="judges" style={{ '--n': judges.length } as CSSProperties}>
          <p className="overlay-side-head">
            <span>Оценки жюри</span>
            <span>
              {sent} из {judges.length}
            </span>
          </p>
          <div className="overlay-judges">
            {judges.map((judge, index) => (
              <span key={index} className="overlay-judge" data-sent={judge.sent || undefined}>
                {judge.value === '' ? null : <b key={judge.value}>{judge.value}</b>}
                <i aria-hidden />
              </span>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
