import type { DisplayView } from '@rampa/contract';

/** Text of the corner that says how old the picture is. */
export function staleTime({ view, staleSince }: { view: Pick<DisplayView, 'timeZone'>; staleSince: number | null }) {
  return staleSince === null ? null : { at: staleSince, timeZone: view.timeZone };
}
