// That what was answered about people is gone: since when, by whose word, and what is left.

import type { ApplicationHead } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';
import classes from '../style/applications.module.css';

export function ErasedNote({ head: { erased, number }, zone }: { head: ApplicationHead; zone: string }) {
  if (erased === null) return null;
  return (
    <section className={classes.stand} aria-label="Личные ответы стёрты">
      <p>
        <b>Личные ответы стёрты {momentText(erased.at, zone)}</b>
      </p>
      <p>
        Это сделал организатор{erased.organizer === '' ? '' : `, ${inQuotes(erased.organizer)}`}: ответы о людях, их
        файлы, история и переписка исчезли насовсем. {number === null ? 'Остались' : 'Остались номер, статус и'} ответы
        не о людях; в программе и итогах вместо имени стоит «Фамилия&nbsp;И.».
      </p>
    </section>
  );
}
