import type { GivenPrizeView, PrizeGiver, SpecialPrizeView } from '@rampa/contract';

export const GIVER_WORDS: Record<PrizeGiver, string> = {
  jury: 'Жюри',
  judge: 'Член жюри',
  sponsor: 'Спонсор',
  organizer: 'Организатор',
};

/** «Спонсор — ООО «Лира»». */
export function giverText({ giver, giverName }: Pick<SpecialPrizeView, 'giver' | 'giverName'>): string {
  return giverName === '' ? GIVER_WORDS[giver] : `${GIVER_WORDS[giver]}\u00A0— ${giverName}`;
}

/** «отдан», «отдано 2 из 3», «не отдан». */
export function givenText({ givenCount, limit }: Pick<SpecialPrizeView, 'givenCount' | 'limit'>): string {
  if (givenCount === 0) return limit === null || limit === 1 ? 'не отдан' : `не отдан, всего ${limit}`;
  if (limit === 1) return 'отдан';
  return limit === null ? `отдано ${givenCount}` : `отдано ${givenCount} из ${limit}`;
}

export function performerOf({
  number,
  performer,
  collective,
}: Pick<GivenPrizeView, 'number' | 'performer' | 'collective'>): string {
  const name = [performer, collective].filter((one, i, all) => one !== '' && all.indexOf(one) === i).join(', ');
  return number === '' ? name : `№\u00A0${number} ${name}`;
}
