// What the event is about: three lines, and the rest for whoever reads on.

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { SaidText } from './SaidText.tsx';
import classes from '../style/description.module.css';

export function Description({ text }: { text: string }) {
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element) return;
    // Whether the three lines hold it is known by the width that it has.
    const look = () => setCut((was) => (isOpen ? was : element.scrollHeight > element.clientHeight + 1));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [text, isOpen]);
  return (
    <>
      <div
        ref={shown}
        id={id}
        className={classes.description}
        data-open={isOpen || undefined}
        // An address below the three lines was come to by the keyboard.
        onFocus={() => isCut && setOpen(true)}
      >
        <SaidText text={text} />
      </div>
      {isCut ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Свернуть' : 'Читать дальше'}
        </button>
      ) : null}
    </>
  );
}
