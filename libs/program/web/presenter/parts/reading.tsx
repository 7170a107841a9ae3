// The text to read aloud: large, resizable, quoted titles highlighted.

import type { CSSProperties, ReactNode } from 'react';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '@rampa/platform/web/base';
import type { ReadSize } from '../state/use-read-size.ts';

export interface ReadingProps {
  title: string;
  /** Said first and loudest. */
  lead?: string;
  text: string;
  size: ReadSize;
  aside?: ReactNode;
}

export function Reading({ title, lead, text, size, aside }: ReadingProps) {
  return (
    <section className="booth-text" aria-label="Текст для чтения" tabIndex={0}>
      <div className="booth-text-head">
        <span>{title}</span>
        {aside}
        <span className="booth-sizes">
          <IconButton
            icon={IconMinus}
            label="Текст мельче, клавиша −"
            isPlain
            disabled={size.isLeast}
            onClick={() => size.change(-1)}
          />
          <span aria-hidden>Аа</span>
          <IconButton
            icon={IconPlus}
            label="Текст крупнее, клавиша +"
            isPlain
            disabled={size.isMost}
            onClick={() => size.change(1)}
          />
        </span>
      </div>
      <div className="booth-words" style={{ '--booth-scale': size.scale } as CSSProperties}>
        {lead ? (
          <p>
            <b>{lead}</b>
          </p>
        ) : null}
        <Words text={text} />
      </div>
    </section>
  );
}

/** Highlights quoted titles, so that the eye finds them while reading aloud. */
function Words({ text }: { text: string }) {
  if (text === '') return <p className="booth-no-text">Текста нет.</p>;
  // A dash never begins a line.
  return text
    .replaceAll(' — ', '\u00A0— ')
    .replaceAll('№ ', '№\u00A0')
    .split(/\n+/)
    .map((paragraph, index) => (
      <p key={index}>
        {paragraph.split(/(«[^»]*»)/).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}
      </p>
    ));
}
