import type { PaperFaceView } from '@rampa/contract';
import { PAPER_RECIPIENT_WORDS, PAPER_TYPE_WORDS } from '@rampa/diplomas/domain';
import { listed } from '@rampa/platform/web/base';

const TURNED = { portrait: 'стоя', landscape: 'лёжа' };

/** «Диплом, A4 стоя, каждому номеру программы» */
export function templateDetail({ type, size, orientation, recipients }: PaperFaceView): string {
  const sheet = size === 'custom' ? 'свой размер' : `${size} ${TURNED[orientation]}`;
  const whom = PAPER_RECIPIENT_WORDS[recipients];
  return listed(PAPER_TYPE_WORDS[type], sheet, whom[0]!.toLowerCase() + whom.slice(1));
}
