// The settings of the chosen part.

import { useEffect, useRef } from 'react';
import type { FormBlock, FormField } from '@rampa/forms/domain';
import { BlockSettings } from './BlockSettings.tsx';
import { isBlock } from './deeds.ts';
import { FieldSettings } from './FieldSettings.tsx';

export function PartSettings({ part }: { part: FormBlock | FormField }) {
  const settings = useRef<HTMLDivElement>(null);
  const { guid } = part;
  // Whoever opens a part goes on in its name; a copy comes when the server has answered.
  useEffect(() => {
    const first = settings.current?.querySelector<HTMLInputElement>('input');
    first?.focus();
    first?.select();
  }, [guid]);
  return (
    <div ref={settings}>
      {isBlock(part) ? <BlockSettings key={guid} block={part} /> : <FieldSettings key={guid} field={part} />}
    </div>
  );
}
