// Whether the event's programs belong to several tours: then it cannot become a contest of one tour.

import type { TypeTourVeto } from '@rampa/competitions/server';
import { Failure } from '@rampa/kernel';

export const refuseSeveralTours: TypeTourVeto = async (reader, competition, typeTour) => {
  if (typeTour !== 1) return;
  const [later] = await reader.query<{ tour: number }>(
    'select max(tour) as tour from program.program where competition_guid = $1',
    [competition],
  );
  if ((later?.tour ?? 1) <= 1) return;
  throw new Failure('typeTourFixed', {
    field: 'typeTourCompetition',
    message: `Одним туром не обойтись: в мероприятии есть программа тура ${later!.tour}. Сначала удалите её или смените ей тур.`,
  });
};
