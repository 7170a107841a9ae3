// What the event is about: three lines, and the rest for whoever reads on.

import { useId, useLayoutEffect, useRef, useState } from 'react';
import classes from '../style/description.module.css';

export function Description({ text }: { text: string }) {
  const id = useId();
  const shown = useRef<HTMLParagraphElement>(null);
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
      <p ref={shown} id={id} className={classes.description} data-open={isOpen || undefined}>
        {text}
      </p>
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
