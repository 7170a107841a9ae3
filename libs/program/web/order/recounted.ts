import { counted } from '@rampa/kernel';
import { tell } from '@rampa/platform/web/desk';

export function tellRecounted(moved: number): void {
  tell(moved === 0 ? 'Время уже верно' : 'Время пересчитано', {
    detail:
      moved === 0
        ? ''
        : `По новому плану ${counted(moved, 'пункт', 'пункта', 'пунктов')}; что прошло, осталось как было.`,
  });
}
