// The wordings that parents agree to, as they are read in this event.

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApplicationChildren } from '@rampa/contract';
import { dateText, Window } from '@rampa/platform/web/desk';
import classes from './consents.module.css';

export function ConsentTexts({ texts }: Pick<ApplicationChildren, 'texts'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" leftSection={<IconFileText size={18} stroke={1.75} />} onClick={() => setOpen(true)}>
        Тексты согласий
      </Button>
      <Window opened={isOpen} onClose={() => setOpen(false)} title="Тексты согласий" size="lg">
        {texts.map(({ kind, title, version, paragraphs }) => (
          <section key={kind} className={classes.text}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <small>Редакция от {dateText(version, 'UTC')}</small>
          </section>
        ))}
      </Window>
    </>
  );
}
