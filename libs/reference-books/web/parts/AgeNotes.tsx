// Years that stand in two lines of a book of ages, or in none: a hint, not a fault.

import { ageNotes, type AgeLine } from '@rampa/reference-books/domain';
import { ageNoteText } from '../api/words.ts';
import classes from '../style/library.module.css';

const SHOWN = 4;

export function AgeNotes({ lines }: { lines: readonly AgeLine[] }) {
  const notes = ageNotes(lines);
  if (notes.length === 0) return null;
  return (
    <div className={classes.hints} role="note">
      <p>Проверьте границы возраста:</p>
      <ul className={classes.uses}>
        {notes.slice(0, SHOWN).map((note, index) => (
          <li key={index}>{ageNoteText(note)}</li>
        ))}
        {notes.length > SHOWN ? <li>и ещё {notes.length - SHOWN}</li> : null}
      </ul>
    </div>
  );
}
