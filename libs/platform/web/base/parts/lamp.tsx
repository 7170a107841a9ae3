// The lamp shows one state by colour; a word beside it, or its label, says the same.

import './lamp.css';

/** ждёт · вызван · готов · сейчас · прошёл */
export type LampState = 'waiting' | 'called' | 'ready' | 'now' | 'past';

export interface LampProps {
  state?: LampState;
  /** Read aloud; without it the lamp only repeats the text beside it. */
  label?: string;
}

export function Lamp({ state = 'waiting', label }: LampProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span className="r-lamp" data-state={state} {...named} />;
}

export interface LampRowProps {
  lamps: readonly LampState[];
  /** Label of the whole row: «Оценили 3 из 5». */
  label?: string;
}

export function LampRow({ lamps, label }: LampRowProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="r-lamp-row" {...named}>
      {lamps.map((state, index) => (
        <Lamp key={index} state={state} />
      ))}
    </span>
  );
}
