// Tells a screen reader what became of a mark: «Артистизм, 9,9: принято». One sentence at a time.

import { useEffect, useRef, useState } from 'react';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { syncWords } from '@rampa/platform/web/base';
import type { SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';

export interface AnnouncerProps {
  item: SheetItem;
  criteria: readonly CriterionView[];
  overlay: SheetOverlay;
}

export function Announcer({ item, criteria, overlay }: AnnouncerProps) {
  const [sentence, setSentence] = useState('');
  const known = useRef<{ item: string; words: Map<string, string> }>({ item: '', words: new Map() });

  useEffect(() => {
    const words = new Map(
      criteria.map((criterion) => {
        const { value, sync } = overlay.cell(item, criterion);
        const mark = value === null ? 'нет оценки' : formatThousandths(value);
        return [criterion.guid, `${criterion.title}, ${mark}${sync ? `: ${syncWords(sync)}` : ''}`];
      }),
    );
    const before = known.current;
    known.current = { item: item.guid, words };
    if (before.item !== item.guid) return;
    const news = [...words].filter(([guid, text]) => before.words.get(guid) !== text).map(([, text]) => text);
    if (news.length > 0) setSentence(news.join('. '));
  }, [item, criteria, overlay]);

  return (
    <div className="r-sr-only" role="status" aria-live="polite">
      {sentence}
    </div>
  );
}
