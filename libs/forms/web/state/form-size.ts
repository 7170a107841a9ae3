import { counted } from '@rampa/kernel';

/** «5 блоков, 24 поля» */
export function sizeOf({ blockCount, fieldCount }: { blockCount: number; fieldCount: number }): string {
  return `${counted(blockCount, 'блок', 'блока', 'блоков')}, ${counted(fieldCount, 'поле', 'поля', 'полей')}`;
}
