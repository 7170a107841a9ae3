// A comment that is written over or taken away comes back by one tap.

import { numberSign } from '@rampa/kernel';
import { notify } from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';

export function commentNotices({ guid, number }: SheetItem, before: string, put: (text: string) => void) {
  const subject = `comment ${guid}`;
  return {
    save(text: string): void {
      put(text);
      if (before === '') return;
      const title = `Комментарий к ${numberSign(number)} ${text === '' ? 'убран' : 'изменён'}`;
      notify({ title, subject, action: { label: 'Вернуть прежний', run: () => put(before) } });
    },
  };
}
