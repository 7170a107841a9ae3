import { quoted } from '../format/names.ts';
import { Whole } from './whole.tsx';
import './show.css';

/** The number of a performance, which leads the eye through the page. */
export function BigNumber({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <span className="r-big-number">
      <span className="r-sr-only">№&nbsp;</span>
      {number}
    </span>
  );
}

/** The title of a piece, in italics and quotes. */
export function Piece({ title }: { title: string }) {
  if (title.trim() === '') return null;
  return (
    <span className="r-piece">
      <Whole of={quoted(title)} />
    </span>
  );
}

export function Logo() {
  return (
    <span className="r-logo">
      Рампа
      <span className="r-logo-lamps" aria-hidden>
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
